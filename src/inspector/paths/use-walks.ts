/** Which transitions each path walks, found by playing every path once. */
import { useEffect, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { Trace } from '../../../machines/kit/trace.ts'
import { film } from '../play/frames.ts'
import type { NamedMachine } from '../registry.ts'
import type { Heat } from './heat.ts'

/** Keys of the transitions, by the path's id. */
export type Walks = ReadonlyMap<string, ReadonlySet<string>>

const known = new WeakMap<AnyStateMachine, Promise<Walks>>()

export function useWalks(entry: NamedMachine, traces: readonly Trace[]): Walks {
  const [walks, setWalks] = useState<Walks>(new Map())
  useEffect(() => {
    let wanted = true
    const promise = known.get(entry.machine) ?? walkAll(entry, traces)
    known.set(entry.machine, promise)
    promise.then((found) => wanted && setWalks(found))
    return () => {
      wanted = false
    }
  }, [entry, traces])
  return walks
}

async function walkAll({ machine, input }: NamedMachine, traces: readonly Trace[]): Promise<Walks> {
  const walks = new Map<string, ReadonlySet<string>>()
  for (const { id, steps } of traces) {
    const { frames } = await film(machine, input, steps)
    walks.set(id, new Set(frames.flatMap(({ walked }) => walked)))
  }
  return walks
}

/** How many of these paths walk each transition. */
export function heatOf(walks: Walks, traces: readonly Trace[]): Heat {
  const heat = new Map<string, number>()
  for (const { id } of traces) for (const key of walks.get(id) ?? []) heat.set(key, (heat.get(key) ?? 0) + 1)
  return heat
}
