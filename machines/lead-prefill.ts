/** How a lead form adopts texts from the page's address. */
import { type LeadFormContext, type Prefill, replaceable } from './lead.ts'

type Prefilling = { context: LeadFormContext; event: Prefill }

export const prefillActions = [
  {
    type: 'fillFields',
    params: ({ context, event }: Prefilling) => ({ texts: replaceable(context.prefilled, event) }),
  },
  { type: 'setPrefilled', params: ({ event }: Prefilling) => event },
] as const
