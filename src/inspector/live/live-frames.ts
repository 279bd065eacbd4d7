/** The moments of a live actor as a film: what was reported, not played again. */
import type { AnyMachineSnapshot } from 'xstate'
import type { Frame } from '../play/frames.ts'
import type { NamedMachine } from '../registry.ts'
import { stepOf } from './live-run.ts'
import type { LiveMoment } from './live-state.ts'

const frames = new WeakMap<LiveMoment, Frame>()

export function liveFrames({ machine }: NamedMachine, moments: readonly LiveMoment[]): Frame[] {
  return moments.map((moment) => {
    const known = frames.get(moment)
    if (known) return known
    const { event, snapshot, walked } = moment
    const frame: Frame = {
      step: event && (stepOf(event, machine)[0] ?? { kind: 'event', event }),
      snapshot: resolved(machine, snapshot),
      running: [],
      timers: [],
      calls: [],
      walked,
      time: 0,
    }
    frames.set(moment, frame)
    return frame
  })
}

/** A reported value and context with the nodes of the machine, by which events are chosen. */
function resolved(
  machine: NamedMachine['machine'],
  { value, context }: LiveMoment['snapshot'],
): AnyMachineSnapshot {
  return machine.resolveState({ value: value as string, context })
}
