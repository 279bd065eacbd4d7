/** The real local stack for a test, with its own ports and a temporary folder. */
import { copyFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { keysFile } from '../../scripts/stack/keys.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { readSettings, type Settings } from '../../scripts/stack/settings.ts'
import { type Stack, startStack } from '../../scripts/stack/stack.ts'
import { createFormTokens } from '../../supabase/functions/_shared/lead/form-token.ts'
import { copyEmptyDatabase, LITE_VERSION } from './empty-database.ts'
import { made } from './made.ts'
import { migrations } from './migrations.ts'
import { newDatabase } from './postgres.ts'

const StoredLead = v.looseObject({
  id: v.string(),
  submission_id: v.string(),
  email: v.string(),
  message: v.string(),
  source: v.string(),
  score: v.number(),
  tags: v.array(v.string()),
  utm: v.record(v.string(), v.string()),
  lead_consents: v.array(v.looseObject({ channel: v.string(), granted: v.boolean() })),
  captured_by: v.string(),
  form_opened_at: v.nullable(v.string()),
  state: v.string(),
  /** The team's mail. */
  deliveries: v.pipe(
    v.array(
      v.looseObject({ kind: v.string(), status: v.string(), due_at: v.string(), attempts: v.number() }),
    ),
    v.filterItems(({ kind }) => kind === 'lead-team-email'),
  ),
})
const Mail = v.looseObject({
  to: v.array(v.looseObject({ address: v.string() })),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  headers: v.record(v.string(), v.unknown()),
})

type StoredLead = v.InferOutput<typeof StoredLead>
export type Mail = v.InferOutput<typeof Mail>

/** A stack that is running, without the means to stop it. */
export type Running = { settings: Settings; stack: Omit<Stack, 'services' | 'stop'> }

/** What tests ask of a running stack. */
export type Backend = Running & {
  /** Posts JSON to a function. */
  post(name: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  /** Leads with their consents and mails, newest first; with an address, only that visitor's. */
  leads(email?: string): Promise<StoredLead[]>
  /** The team's mail about one visitor. */
  mails(email: string): Promise<Mail[]>
  /** A token that a form got some seconds ago; from the future when negative. */
  formToken(secondsAgo: number): Promise<string>
  /** Mails sent to an address, oldest first. */
  mailsTo(address: string): Promise<Mail[]>
}

export type Local = Backend & { stack: Stack; stop(): Promise<void> }

type LocalOptions = {
  /** The folder of the keys; new ones by default. */
  keysOf?: string
  /** What it starts with: every migration applied; none; or nothing at all, as on the first `npm start`. */
  database?: 'migrated' | 'empty' | 'none'
  /** Starts the page that shows webhooks as well. */
  receiver?: boolean
  /** Where its temporary folder is made; the system's folder for such by default. */
  within?: string
  /** Milliseconds between calls of deliver-mail. Short by default, for tests of retries. */
  deliveryIntervalMs?: number
  /** Milliseconds between two mails of a kind to one account. None by default: tests ask as often as they like. */
  authMailIntervalMs?: number
}

export async function startLocal(options: LocalOptions = {}): Promise<Local> {
  const {
    keysOf,
    database: given = 'migrated',
    receiver = false,
    within = tmpdir(),
    deliveryIntervalMs = 500,
    authMailIntervalMs = 0,
  } = options
  const folder = await mkdtemp(join(within, 'northbow-'))
  if (keysOf) await copyFile(keysFile(keysOf), keysFile(folder))
  const [port, mailboxPort, smtpPort, receiverPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])
  const server = process.env.TEST_DATABASE_URL
  const database = server ? await newDatabase(server) : undefined
  const settings: Settings = {
    ...readSettings({
      PORT: String(port),
      MAILBOX_PORT: String(mailboxPort),
      SMTP_PORT: String(smtpPort),
      RECEIVER_PORT: String(receiverPort),
      LOCAL_FOLDER: folder,
      DATABASE_URL: database?.url,
      // Tests send as many leads as programs do.
      MAILED_PER_HOUR: '1000000',
    }),
    deliveryIntervalMs,
    authMailIntervalMs,
  }
  if (!settings.databaseUrl) await COPY[given](dataOf(settings))
  const stack = await startStack(settings, { receiver })
  return {
    ...backendOn({ settings, stack }),
    stack,
    stop: async () => {
      await stack.stop()
      await database?.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export function backendOn({ settings, stack }: Running): Backend {
  /** Mails in which the field at a path has this value: a mailbox of many tests is large. */
  const mailbox = async (path: string, value: string) => {
    const response = await fetch(`${stack.mailboxUrl}/email?${new URLSearchParams({ [path]: value })}`)
    return v.parse(v.array(Mail), await response.json())
  }
  return {
    settings,
    stack,
    post: (name, body, headers = {}) =>
      fetch(stack.routes[`/functions/v1/${name}`] ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    leads: async (email) => {
      const query = new URLSearchParams({
        select: '*,lead_consents(*),deliveries(*)',
        order: 'received_at.desc',
        ...(email ? { email: `eq.${email}` } : {}),
      })
      const response = await fetch(`${stack.databaseUrl}/rest/v1/leads?${query}`, {
        headers: { apikey: stack.keys.SUPABASE_SECRET_KEY },
      })
      return v.parse(v.array(StoredLead), await response.json())
    },
    mails: async (email) =>
      (await mailbox('headers.reply-to', email)).filter(({ text }) => text.includes(`Email: ${email}`)),
    mailsTo: (address) => mailbox('to.address', address),
    formToken: async (secondsAgo) =>
      (await createFormTokens(stack.keys.ADDRESS_HASH_KEY)).issue(new Date(Date.now() - secondsAgo * 1000)),
  }
}

const dataOf = ({ folder }: Settings) => join(folder, 'data', 'postgres')

const COPY: Record<NonNullable<LocalOptions['database']>, (folder: string) => Promise<void>> = {
  migrated: async (folder) => cp(await migratedFiles(), folder, { recursive: true }),
  empty: copyEmptyDatabase,
  none: async () => undefined,
}

/** The files of a database on which a stack has run, which takes seconds, once for each state of the migrations. */
async function migratedFiles(): Promise<string> {
  const sources = [LITE_VERSION, ...migrations().flatMap(({ name, sql }) => [name, sql])]
  const folder = await made('migrated-files', sources, async (making) => {
    const local = await startLocal({ database: 'empty' })
    await local.stack.services.database.stop()
    await cp(dataOf(local.settings), join(making, 'files'), { recursive: true })
    await local.stop()
  })
  return join(folder, 'files')
}
