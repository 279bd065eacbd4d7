import { inBackground } from '../_shared/runtime/background.ts'
import { readEnvironment } from '../_shared/runtime/environment.ts'
import { handle } from './handle.ts'

const { leads, delivery, watchLeads, siteUrl, identifyClient, formTokens, minimumFillMs } =
  await readEnvironment((name) => Deno.env.get(name))

/** Offers new leads to those on duty. Leads that arrive during a call share the next one. */
let telling: Promise<void> | undefined
let cameMeanwhile = false
async function tellTeam(): Promise<void> {
  cameMeanwhile = telling !== undefined
  telling ??= (async () => {
    try {
      do {
        cameMeanwhile = false
        if ((await watchLeads(new Date())) > 0) inBackground(delivery.start().done)
      } while (cameMeanwhile)
    } finally {
      telling = undefined
    }
  })()
  await telling
}

Deno.serve((request) =>
  handle(request, {
    submitLead: leads.submit,
    identifyClient,
    readFormToken: formTokens.read,
    asksWork: formTokens.work > 0,
    minimumFillMs,
    startDelivery: () => {
      inBackground(delivery.start().done)
      inBackground(tellTeam())
    },
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    siteUrl,
    log: (line) => console.error(line),
  }),
)
