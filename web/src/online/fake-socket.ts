/** Stands for the browser's WebSocket: the test plays the server, and sees what the page sent. */
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

  /** The messages sent, except pings, which depend on timing. */
  get words(): ClientToServer[] {
    return this.sent.filter(({ type }) => type !== 'ping');
  }

  /** The last event number sent with each hello. */
  get hellos(): (number | null)[] {
    return this.sent.flatMap((each) => (each.type === 'hello' ? [each.have] : []));
  }
}
