/** What the test files of a run share: its servers, and in each worker one database. */
import { afterAll, beforeEach, inject } from 'vitest'
import { type Database, startDatabase } from './database.ts'
import { type Backend, backendOn, type Running } from './local.ts'
import { startMailProvider } from './mail-provider.ts'

async function ask<Known>(server: string): Promise<Known> {
  const response = await fetch(`${inject('servers')}/${server}`)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return JSON.parse(text)
}

/**
 * The local stack of this run, for tests that stop none of its parts. Other files use it at the same time: a test
 * looks only at its own visitors.
 */
export const sharedBackend = async (): Promise<Backend> => backendOn(await ask<Running>('local'))

/** The address of this run's PostgreSQL server; undefined when none is installed. */
export const sharedPostgres = async () => (await ask<{ url?: string }>('postgres')).url

let database: Promise<Database> | undefined

/** A migrated database that is empty before each test, for tests that change nothing but rows. */
export async function emptiedDatabase(): Promise<Database> {
  database ??= startDatabase()
  const { reset } = await database
  beforeEach(reset)
  return database
}

/** A mail provider that accepts everything, and has accepted nothing before each test. */
export async function emptiedMailProvider() {
  const provider = await startMailProvider()
  beforeEach(() => {
    provider.accepted.clear()
    Object.assign(provider, { mostAtOnce: 0, answer: undefined })
  })
  afterAll(() => provider.close())
  return provider
}
