/** A rendered component that shows a frame when a button is pressed. jsdom loads no frames: gestures report it. */
import type { Mounted } from '../../path-harness/component.ts'
import { happens, press } from '../../support/gestures.ts'
import type { Rendered } from '../../support/rendered.tsx'

/** `requested` is the event of pressing the button. */
export function withFrameGestures({ get, ...rendered }: Rendered, requested: string): Mounted {
  return {
    ...rendered,
    gestures: {
      [requested]: () => press(get('button')),
      'frame.loaded': () => happens(() => get('iframe').dispatchEvent(new Event('load'))),
    },
    settle: {},
  }
}
