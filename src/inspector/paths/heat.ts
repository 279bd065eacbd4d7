/** How many paths walk each transition, by the names the traces give. */
import type { Trace } from '../../../machines/kit/trace.ts'

/** Paths by transition; transitions that no path walks are left out. */
export type Heat = ReadonlyMap<string, number>

export function heatOf(traces: readonly Trace[]): Heat {
  const heat = new Map<string, number>()
  for (const name of traces.flatMap(({ walks }) => walks)) heat.set(name, (heat.get(name) ?? 0) + 1)
  return heat
}

/** 0 for a transition no path walks, then 1 to 4, each for about twice to four times as many paths. */
export function heatLevel(heat: Heat, key: string): number {
  const count = heat.get(key) ?? 0
  if (count === 0) return 0
  const most = Math.max(...heat.values())
  return most === 1 ? 4 : Math.min(4, 1 + Math.floor((Math.log(count) / Math.log(most)) * 3.999))
}
