/** A stack whose forms are asked for a proof of work. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { LEAD_LIMIT } from '../../content/screening.ts'
import { doWork, isWorkDone } from '../../supabase/functions/_shared/lead/proof-of-work.ts'
import { eventually } from '../support/eventually.ts'
import { type Local, startLocal } from '../support/local.ts'
import { siteForm, uniqueEmail } from '../support/payloads.ts'
import { BROWSERS } from '../support/submissions.ts'

const BITS = 16

let local: Local
beforeAll(async () => {
  vi.stubEnv('PROOF_OF_WORK', String(BITS))
  local = await startLocal()
})
afterAll(async () => {
  await local.stop()
  vi.unstubAllEnvs()
})

const url = (name: string) => local.stack.routes[`/functions/v1/${name}`] ?? ''
const BROWSER = {
  'user-agent': BROWSERS[0],
  'accept-language': 'en-CA',
  referer: 'https://northbow.example/evaluation',
}

async function newToken(): Promise<string> {
  const answer = await (await fetch(url('form-token'), { method: 'POST' })).json()
  expect(answer).toEqual({ token: expect.any(String), work: BITS })
  return answer.token
}

/** Sends a lead of the site's form; resolves to what its screening found. */
async function send(fields: object, headers: Record<string, string> = BROWSER) {
  const email = uniqueEmail()
  const response = await local.post('send-lead-email', { ...siteForm(email), ...fields }, headers)
  expect(response.status).toBe(200)
  return screeningOf(email)
}

/** Posts the form as a browser without JavaScript does. */
async function post(message: string) {
  const email = uniqueEmail()
  const { submissionId: _, utm: __, consent: ___, ...fields } = siteForm(email)
  const response = await fetch(url('send-lead-email'), {
    method: 'POST',
    headers: BROWSER,
    body: new URLSearchParams({ ...fields, message }),
    redirect: 'manual',
  })
  expect(response.headers.get('location')).toContain('lead=sent')
  return screeningOf(email)
}

async function screeningOf(email: string) {
  const [lead] = await local.leads(email)
  const screening = lead?.lead_screenings
  return { email, held: screening?.held_at !== null, reasons: screening?.reasons }
}

describe('a lead', () => {
  it('with the work of its token is mailed', async () => {
    const { email, held, reasons } = await send({ formToken: await doWork(await newToken(), BITS) })
    expect([held, reasons]).toEqual([false, []])
    await eventually(async () => expect(await local.mails(email)).toHaveLength(1))
  })

  it('without it is stored and held, with the reason', async () => {
    const { held, reasons } = await send({ formToken: await newToken() })
    expect(held).toBe(true)
    expect(reasons).toContainEqual(
      expect.objectContaining({ reason: 'Did not do the work that our form was asked for' }),
    )
  })

  it('with the work of another token is held', async () => {
    const [own, other] = [await newToken(), await doWork(await newToken(), BITS)]
    const formToken = `${own}.${other.split('.').at(-1)}`
    expect(await isWorkDone(formToken, BITS)).toBe(false)
    expect((await send({ formToken })).held).toBe(true)
  })

  it('with a token that was changed to ask for less counts as unproven', async () => {
    const formToken = (await newToken()).replace(`.${BITS}.`, '.0.')
    expect((await send({ formToken })).reasons).toMatchObject([
      { reason: 'Nothing proves that our form sent it' },
      { reason: 'Has no proof of work either' },
    ])
  })

  it('uses up its work like its token: it is good for no more leads than that', async () => {
    const formToken = await doWork(await newToken(), BITS)
    const { allowed } = LEAD_LIMIT.token
    const sent = []
    for (let count = 0; count <= allowed; count++) sent.push(await send({ formToken }))
    expect(sent.map(({ held }) => held)).toEqual([...Array(allowed).fill(false), true])
  })

  it('of a browser without JavaScript is mailed, and held only for another sign', async () => {
    expect((await post('A bungalow in Brentwood.')).held).toBe(false)
    expect((await post('A bungalow like https://casino.example/')).held).toBe(true)
  })

  it('of a program without a token is held', async () => {
    expect((await send({}, {})).held).toBe(true)
  })
})

it('a function refuses to start with a setting that makes no sense, and says why', async () => {
  const [service] = local.stack.services.functions
  await service?.stop()
  vi.stubEnv('PROOF_OF_WORK', 'hard')
  await expect(service?.start()).rejects.toThrow('PROOF_OF_WORK must be a whole number')
})
