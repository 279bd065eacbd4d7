import type { Step } from '../../../machines/kit/trace.ts'

/** The step that settles an actor which begins now, whatever the visitor does until then. */
export const comingSettle = (coming: readonly Step[], actor: string): Step | undefined =>
  coming.find((step) => step.kind === 'settle' && step.actor === actor)
