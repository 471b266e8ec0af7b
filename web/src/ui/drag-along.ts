/** Reports presses and drags along a horizontal element as a fraction from 0 to 1. */
import type { Attachment } from 'svelte/attachments';

export function dragAlong(onpart: (part: number) => void): Attachment<SVGElement> {
  return (picture) => {
    let dragging = false;

    function report({ clientX }: PointerEvent): void {
      const { left, width } = picture.getBoundingClientRect();
      onpart(Math.min(Math.max((clientX - left) / width, 0), 1));
    }
    function press(event: PointerEvent): void {
      dragging = true;
      picture.setPointerCapture(event.pointerId);
      report(event);
    }
    function move(event: PointerEvent): void {
      if (dragging) report(event);
    }
    function leave(): void {
      dragging = false;
    }

    picture.addEventListener('pointerdown', press);
    picture.addEventListener('pointermove', move);
    picture.addEventListener('pointerup', leave);
    picture.addEventListener('pointercancel', leave);
    return () => {
      picture.removeEventListener('pointerdown', press);
      picture.removeEventListener('pointermove', move);
      picture.removeEventListener('pointerup', leave);
      picture.removeEventListener('pointercancel', leave);
    };
  };
}
