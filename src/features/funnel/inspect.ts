/** The steps that a visitor takes through a lead form, read from the transitions of its machines. */
import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent, Snapshot, SnapshotFrom } from 'xstate'
import { LEAD_SENDING } from '../../../content/constants.ts'
import { LEAD_FIELDS } from '../../../content/forms.ts'
import type { FunnelStep } from '../../../content/funnel.ts'
import { leadForm } from '../../../machines/lead-form.ts'
import { reveal } from '../../../machines/reveal.ts'

export type FunnelInspector = {
  /** For the `inspect` option of the form's actors: `leadForm`, and `reveal` for its visibility. */
  inspect(event: InspectionEvent): void
  /** The page is left. */
  leave(): void
}

type Lead = SnapshotFrom<typeof leadForm>
type Report = (step: Omit<FunnelStep, 'form'>) => void

/** An error here must not fail a lead. */
export function createFunnelInspector(report: Report): FunnelInspector {
  let before: Lead | undefined
  let isSeen = false
  /** Whether the visitor has begun a lead that is not stored. */
  let isOpen = false

  const see = () => {
    if (isSeen) return
    isSeen = true
    report({ step: 'seen' })
  }
  const leave = () => {
    if (isOpen) report({ step: 'abandoned' })
    isOpen = false
  }
  const read = (lead: Lead) => {
    if (!isOpen && (lead.context.formStartedAt !== null || lead.hasTag('busy') || isRefused(lead, before))) {
      isOpen = true
      // The browser reports late that the form is visible.
      see()
      report({ step: 'started' })
    }
    if (isRefused(lead, before))
      for (const field of LEAD_FIELDS) if (field in lead.context.summary) report({ step: 'refused', field })
    if (enters(lead, before, { ready: 'failed' }) || waits(lead, before)) report({ step: 'failed' })
    if (enters(lead, before, 'sent')) {
      report({ step: 'sent' })
      isOpen = false
    }
    before = lead
  }

  return {
    leave,
    inspect: (inspected) => {
      try {
        if (inspected.type !== '@xstate.snapshot' || inspected.actorRef.sessionId !== inspected.rootId) return
        const { snapshot, event } = inspected
        if (event.type === 'xstate.stop') leave()
        else if (isOf(leadForm, snapshot)) read(snapshot)
        else if (isOf(reveal, snapshot) && snapshot.matches('revealed')) see()
      } catch (error) {
        console.warn('A step of the form was not counted', error)
      }
    },
  }
}

/** A check has just refused fields. */
const isRefused = ({ context: { summary } }: Lead, before: Lead | undefined) =>
  summary !== before?.context.summary && Object.keys(summary).length > 0

/** The failure is reported; retries continue, and the next report comes only at the end. */
const waits = (lead: Lead, before: Lead | undefined) =>
  enters(lead, before, { ready: 'waiting' }) && lead.context.retries === LEAD_SENDING.retryDelaysMs.length + 1

function enters(lead: Lead, before: Lead | undefined, state: Parameters<Lead['matches']>[0]): boolean {
  return lead.matches(state) && !before?.matches(state)
}

function isOf<Machine extends AnyStateMachine>(
  machine: Machine,
  snapshot: Snapshot<unknown>,
): snapshot is SnapshotFrom<Machine> {
  return 'machine' in snapshot && (snapshot as AnyMachineSnapshot).machine.id === machine.id
}
