/** Import and export: record files, clipboard and share menu. */
import { t } from '@/i18n';
import type { MatchSession } from './match-session.svelte';

/** Offers a text as a download. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoke the URL later, because the download has only just started.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The local date, as `2026-05-31`. */
export function today(now = new Date()): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export function saveRecord(session: MatchSession): void {
  const date = today();
  download(`${session.game}-${date}.txt`, session.record(date));
}

/** Returns whether it worked: browsers may block clipboard access. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Opens the share menu of the device, if it has one. Returns whether that worked. */
export async function shareRecord(session: MatchSession): Promise<boolean> {
  const text = session.record(today());
  if (!('share' in navigator)) return copy(text);
  try {
    await navigator.share({ title: t(`play.share-title-${session.game}`), text });
    return true;
  } catch (error) {
    // Closing the share menu isn't a failure.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
