/** A computer's clock that is set back: mail waits as long as it would have, and not for the hour that comes twice. */
import { expect, it } from 'vitest'
import { emptiedMailProvider } from '../support/mail-provider.ts'
import { emptiedDatabase } from '../support/shared.ts'
import { mailsIn, resendAt, startWorker, storeLead } from '../support/worker.ts'

const database = await emptiedDatabase()
const provider = await emptiedMailProvider()
const { deliver } = startWorker(database.call, resendAt(provider.url))

/** Sets it back by an hour: all that is stored is then an hour later by it. */
async function setBack(): Promise<void> {
  const columns = await database.query(
    `select table_name, column_name from information_schema.columns
     where table_name in ('outbox', 'mail_providers') and data_type = 'timestamp with time zone'`,
  )
  for (const { table_name, column_name } of columns)
    await database.query(
      `update public.${table_name} set ${column_name} = ${column_name} + interval '1 hour'`,
    )
}

const statuses = async () => (await mailsIn(database)).map(({ status }) => status)

it('a new lead is mailed, though others were just before', async () => {
  await storeLead(database)
  await deliver()
  await setBack()
  await storeLead(database)
  await deliver()
  expect(await statuses()).toEqual(['sent', 'sent'])
})

it('a mail is sent that was due before, and one that was to be tried again', async () => {
  await storeLead(database)
  provider.answer = (response) => response.writeHead(500).end()
  await deliver()
  provider.answer = undefined
  await storeLead(database)
  await setBack()
  await deliver()
  expect((await statuses()).toSorted()).toEqual(['due', 'sent'])
  await database.pass('1 minute')
  await deliver()
  expect(await statuses()).toEqual(['sent', 'sent'])
})

it('another worker takes the place of one that has died', async () => {
  await storeLead(database)
  await deliver()
  await database.query(
    "update public.mail_providers set worker = gen_random_uuid(), worker_until = now() + interval '30 seconds'",
  )
  await setBack()
  await storeLead(database)
  await database.pass('31 seconds')
  await deliver()
  expect(await statuses()).toEqual(['sent', 'sent'])
})
