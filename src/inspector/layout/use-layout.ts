/** The layout of a machine's chart, computed once per machine and page load. */
import { useEffect, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { chartModel } from '../model/chart-model.ts'
import { type ChartLayout, layoutChart } from './layout.ts'

const layouts = new WeakMap<AnyStateMachine, Promise<ChartLayout>>()

export function useLayout(name: string, machine: AnyStateMachine): ChartLayout | null {
  const [layout, setLayout] = useState<{ machine: AnyStateMachine; chart: ChartLayout } | null>(null)
  useEffect(() => {
    let wanted = true
    const promise = layouts.get(machine) ?? layoutChart(chartModel(name, machine))
    layouts.set(machine, promise)
    promise.then((chart) => wanted && setLayout({ machine, chart }))
    return () => {
      wanted = false
    }
  }, [name, machine])
  return layout?.machine === machine ? layout.chart : null
}
