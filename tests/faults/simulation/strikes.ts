/** The faults of a history: each strikes the first call of its kind, once its time has come. */
import type { SimulatedClock } from './clock.ts'
import type { Call, DatabaseFault, History, ReceiverFault } from './history.ts'

type FaultOf<C extends Call> = C extends 'mail' | 'crm' ? ReceiverFault : DatabaseFault
type Fault = { at: number; fault: string }

export type Strikes = {
  /** The fault that strikes this call; undefined when it goes well. */
  take<C extends Call>(call: C): FaultOf<C> | undefined
  /** From now on everything goes well. */
  end(): void
}

export function createStrikes(history: History, clock: SimulatedClock): Strikes {
  const startedAt = clock.now()
  const waiting = new Map<Call, Fault[]>()
  for (const step of history)
    if (step.does === 'fault') waiting.set(step.call, [...(waiting.get(step.call) ?? []), step])
  return {
    take: <C extends Call>(call: C) => {
      const faults = waiting.get(call)
      const first = faults?.[0]
      if (!faults || !first || first.at > clock.now() - startedAt) return undefined
      faults.shift()
      return first.fault as FaultOf<C>
    },
    end: () => waiting.clear(),
  }
}
