import { useMemo, useRef } from 'react'
import { type BoxMeasured, overflow } from '../../../machines/overflow.ts'
import { watchBox } from '../../browser/box.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { watcher } from '../../browser/watcher.ts'

/** Detects whether a box is too narrow for its content. Put `ref` on the scrollable box. */
export function useOverflow() {
  const ref = useRef<HTMLDivElement>(null)
  const machine = useMemo(
    () =>
      overflow.provide({
        actors: { watchBox: watcher<BoxMeasured>((report) => watchBox(ref.current, report)) },
      }),
    [],
  )
  return { actor: useMachineActor(machine), ref }
}
