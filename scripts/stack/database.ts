/**
 * A child process: Postgres with Supabase's REST and auth in front of it (`/rest/v1`, `/auth/v1`).
 * Applies pending migrations first, unless other ones than the tree's were applied before. Uses PGlite on disk, or the server in DATABASE_URL.
 */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { App, SmtpEmailDriver } from '@supabase/lite'
import { applyPendingMigrations } from '@supabase/lite/cli'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { parse } from 'smol-toml'
import * as v from 'valibot'
import { authFront } from './auth-front.ts'
import { hasRoom } from './disk.ts'
import { type Admit, admitted, createAdmission, openEmbedded, watchEmbedded } from './embedded.ts'
import { endWithParent } from './end-with-parent.ts'
import { lockFolder } from './lock.ts'
import { logNoParameters } from './log-no-parameters.ts'
import { HOST } from './ports.ts'
import { READERS, restFront } from './rest-front.ts'
import { requireSameMigrations } from './same-migrations.ts'

const Environment = v.object({
  DATABASE_PORT: v.pipe(v.string(), v.toNumber()),
  DATA_FOLDER: v.string(),
  DATABASE_URL: v.optional(v.string(), ''),
  SITE_URL: v.string(),
  SMTP_PORT: v.pipe(v.string(), v.toNumber()),
  SENDER_NAME: v.string(),
  SENDER_EMAIL: v.string(),
  SUPABASE_PUBLISHABLE_KEY: v.string(),
  SUPABASE_SECRET_KEY: v.string(),
  JWT_SECRET: v.string(),
  AUTH_MAIL_INTERVAL_MS: v.optional(v.pipe(v.string(), v.nonEmpty(), v.toNumber())),
})
/** For receiving a request. */
const REQUEST_TIMEOUT_MS = 10_000
/** Longer than Deno keeps an idle connection, so that Deno never sends a request on one that is closing. */
const KEEP_ALIVE_MS = 120_000
const environment = v.parse(Environment, process.env)
logNoParameters()

/** The auth settings, shared with the Supabase CLI, which names one of them differently. The library has no limits. */
const ProjectConfig = v.object({
  api: v.object({ schemas: v.array(v.string()), max_rows: v.number() }),
  auth: v.pipe(
    v.looseObject({
      rate_limit: v.object({ token_verifications: v.number() }),
      email: v.pipe(
        v.looseObject({ enabled: v.boolean(), max_frequency: v.pipe(v.string(), v.regex(/^\d+s$/)) }),
        v.transform(({ enabled, ...rest }) => ({ ...rest, enable_signup: enabled })),
      ),
    }),
    v.transform(({ rate_limit, ...library }) => ({
      library,
      limits: {
        guesses: rate_limit.token_verifications,
        mailEveryMs: Number.parseInt(library.email.max_frequency, 10) * 1000,
      },
    })),
  ),
})
const {
  api,
  auth: { library, limits },
} = v.parse(ProjectConfig, parse(readFileSync('supabase/config.toml', 'utf8')))

const unlockData = environment.DATABASE_URL ? () => undefined : lockFolder(environment.DATA_FOLDER)
const embedded = environment.DATABASE_URL
  ? undefined
  : await openEmbedded(join(environment.DATA_FOLDER, 'postgres'))
const connection = embedded ?? createPostgresConnection({ url: environment.DATABASE_URL })

const app = await new App({
  connection,
  api,
  auth: {
    ...library,
    site_url: environment.SITE_URL,
    additional_redirect_urls: [environment.SITE_URL.replace(HOST, 'localhost')],
    publishable_key: environment.SUPABASE_PUBLISHABLE_KEY,
    secret_key: environment.SUPABASE_SECRET_KEY,
    jwt_secret: environment.JWT_SECRET,
  },
  options: {
    server: { admin: false },
    drivers: {
      email: new SmtpEmailDriver({
        host: HOST,
        port: environment.SMTP_PORT,
        from: { name: environment.SENDER_NAME, address: environment.SENDER_EMAIL },
      }),
    },
  },
}).init()
if (embedded) await requireSameMigrations((sql) => embedded.exec(sql))
// Each entry point of the package declares its own copy of the class, so the types do not match.
await applyPendingMigrations(app as unknown as Parameters<typeof applyPendingMigrations>[0])

// The library grants its roles their rights in the first request; several first ones at once would fail.
await app.fetch(
  new Request(`${environment.SITE_URL}/rest/v1/leads?limit=0`, {
    headers: { apikey: environment.SUPABASE_SECRET_KEY },
  }),
)

// The library grants everybody every right on our tables; this revokes them.
await connection.exec(readFileSync('supabase/migrations/20261123001400_access.sql', 'utf8'))

const refusedRead = restFront(await connection.exec(READERS), environment.SUPABASE_PUBLISHABLE_KEY)
const admit: Admit = embedded ? createAdmission() : (work) => work()
const respond = admitted(
  getRequestListener((request) => app.fetch(request)),
  admit,
)
// Waits outside the admission, so that others need not.
const respondAuth = getRequestListener(
  authFront((request) => admit(() => app.fetch(request)), {
    ...limits,
    mailEveryMs: environment.AUTH_MAIL_INTERVAL_MS ?? limits.mailEveryMs,
  }),
)
/** Postgres's answer when a disk is full, `disk_full`: nothing was changed. Reading continues. */
const refuse: RequestListener = (_, response) =>
  response
    .writeHead(503, { 'content-type': 'application/json' })
    .end(JSON.stringify({ code: '53100', message: 'The disk is full' }))
/** A mailed link is opened with GET, and stores that it was used. */
const stores = ({ method, url }: IncomingMessage) => method !== 'GET' || url?.startsWith('/auth/v1/verify')
/** Plain paths that the site uses: the library decodes others, which would bypass the front of its auth. */
const ROUTE = /^\/(auth|rest)\/v1\/(?!.*\.\.)[\w./-]*(?:\?|$)/
const listener: RequestListener = (request, response) => {
  const route = ROUTE.exec(request.url ?? '')?.[1]
  if (!route) response.writeHead(404).end()
  else if (embedded && stores(request) && !hasRoom(environment.DATA_FOLDER)) refuse(request, response)
  else if (route === 'auth') respondAuth(request, response)
  else {
    const refused = refusedRead(request)
    if (refused) response.writeHead(refused.status, { 'content-type': 'application/json' }).end(refused.body)
    else respond(request, response)
  }
}
// An incomplete request must not keep the others waiting.
const server = createServer(
  {
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: KEEP_ALIVE_MS,
  },
  listener,
)
server.listen(environment.DATABASE_PORT, HOST)

const stopWatching =
  embedded &&
  watchEmbedded(embedded, admit, () => {
    console.error('Error: the database has broken down')
    process.exit(1)
  })

endWithParent(async () => {
  stopWatching?.()
  server.close()
  server.closeAllConnections()
  await connection.close()
  unlockData()
})
