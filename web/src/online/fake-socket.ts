/** A socket for tests: nothing comes or goes but what a test says. */
import type { ClientToServer, ServerToClient } from '@/wasm/online';
import type { Socket } from './connection';

export class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;
  sent: ClientToServer[] = [];
  closed = false;

  send(data: unknown): void {
    this.sent.push(JSON.parse(String(data)) as ClientToServer);
  }

  close(): void {
    this.closed = true;
  }

  opens(): void {
    this.onopen?.call(this as never, new Event('open'));
  }

  breaks(): void {
    this.onclose?.call(this as never, new Event('close') as never);
  }

  says(message: ServerToClient): void {
    const event = new MessageEvent('message', { data: JSON.stringify(message) });
    this.onmessage?.call(this as never, event);
  }

  /** What was sent, but for pings, which depend on the time. */
  get words(): ClientToServer[] {
    return this.sent.filter(({ type }) => type !== 'ping');
  }

  /** What was had at each hello. */
  get hellos(): (number | null)[] {
    return this.sent.flatMap((each) => (each.type === 'hello' ? [each.have] : []));
  }
}
