import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '@/i18n/languages';
import { noticeOf, openTable } from './notices';

const TABLE = '0123456789abcdef0123456789abcdef';

describe('a notice', () => {
  it.each(LANGUAGES)('says in the language %s whose turn it is, and where', (language) => {
    const { title, options } = noticeOf(JSON.stringify({ table: TABLE, game: 'klotz', language }));
    expect(title.length).toBeGreaterThan(8);
    expect(options.body).toBe(language === 'de' ? 'KLOTZ' : 'Klotz');
    expect(options.data.path).toBe(`/online/${TABLE}`);
    expect(options.tag).toBe(options.data.path);
  });

  it.each([undefined, '', '{', 'null', '[]', '{"table":5}', '{"table":"../evil","language":"xx"}'])(
    'is shown whatever was sent: %s',
    (message) => {
      const { title, options } = noticeOf(message);
      expect(title).toBe('It’s your turn');
      expect(options.data.path).toBe('/online');
      expect(options.body).toBe('');
    },
  );

  it('leads to the tab that shows the table, or to a new one', async () => {
    const focus = vi.fn(async () => {});
    const openWindow = vi.fn(async () => {});
    const tabs = [
      { url: 'https://holz.test/online' },
      { url: 'https://holz.test/online/a', focus },
    ];
    const windows = { matchAll: async () => tabs, openWindow };
    await openTable('/online/a', windows);
    expect(focus).toHaveBeenCalledOnce();
    await openTable('/online/b', windows);
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('/online/b');
  });
});
