import { useMemo, useRef } from 'react'
import { fromPromise } from 'xstate'
import { messages } from '../../../content/messages.ts'
import { reviewsWidget, type WidgetNear } from '../../../machines/reviews-widget.ts'
import { reachSite } from '../../browser/reach.ts'
import { loadScript } from '../../browser/script.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { watchVisible } from '../../browser/visibility.ts'
import { watcher } from '../../browser/watcher.ts'

/** In pixels: about half a viewport ahead, so that the widget is ready when the visitor reaches it. */
const NEAR = { share: 0, margin: 400 }

/** The third-party widget with these addresses. Put `ref` on the element that shows it. */
export function useReviewsWidget({ script, frame }: { script: string; frame: string }) {
  const ref = useRef<HTMLDivElement>(null)
  const machine = useMemo(
    () =>
      reviewsWidget.provide({
        actors: {
          watchNearness: watcher<WidgetNear>((report) =>
            watchVisible(ref.current, NEAR, () => report({ type: 'widget.near' })),
          ),
          loadScript: fromPromise<void>(({ signal }) => loadScript(script, signal)),
          reachFrame: fromPromise<void>(({ signal }) => reachSite(frame, signal)),
        },
        actions: { warn: () => console.warn(messages.reviewsMissing.logged) },
      }),
    [script, frame],
  )
  return { actor: useMachineActor(machine), ref }
}
