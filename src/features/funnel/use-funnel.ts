import { useEffect, useMemo } from 'react'
import type { FunnelStep } from '../../../content/funnel.ts'
import { watchLeaving } from '../../browser/leaving.ts'
import { createFunnelInspector, type FunnelInspector } from './inspect.ts'
import { countStep, sendSteps } from './send.ts'

/** Counts a visitor's steps through the form: give `inspect` to its actors. */
export function useFunnel(form: FunnelStep['form']): FunnelInspector['inspect'] {
  const inspector = useMemo(() => createFunnelInspector((step) => countStep({ form, ...step })), [form])
  useEffect(
    () =>
      watchLeaving((how) => {
        if (how === 'left') inspector.leave()
        sendSteps()
      }),
    [inspector],
  )
  return inspector.inspect
}
