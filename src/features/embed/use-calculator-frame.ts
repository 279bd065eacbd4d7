import { calculatorFrame } from '../../../machines/calculator-frame.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'

/** An external calculator. `frameProps` belong on its frame, which is there while the machine is `framed`. */
export function useCalculatorFrame() {
  const actor = useMachineActor(calculatorFrame)
  return {
    actor,
    request: () => actor.send({ type: 'frame.requested' }),
    frameProps: { onLoad: () => actor.send({ type: 'frame.loaded' }) },
  }
}
