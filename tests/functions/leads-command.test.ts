/** `npm run leads` against the real stack. */
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Local, startLocal } from '../support/local.ts'
import { siteForm, uniqueEmail } from '../support/payloads.ts'

const email = uniqueEmail()
let local: Local
beforeAll(async () => {
  local = await startLocal()
  await fetch(local.stack.routes['/functions/v1/send-lead-email'] ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...siteForm(email),
      firstName: '=HYPERLINK("x")',
      message: 'Two\nlines, "quoted"',
    }),
  })
  await vi.waitFor(
    async () => expect((await local.leads(email))[0]?.outbox).toMatchObject([{ status: 'sent' }]),
    30_000,
  )
})
afterAll(() => local.stop())

async function leads(args: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/leads.ts', ...args], {
    env: {
      ...process.env,
      SUPABASE_URL: local.stack.databaseUrl,
      SUPABASE_SECRET_KEY: local.stack.keys.SUPABASE_SECRET_KEY,
      ...environment,
    },
  })
  const [out, error, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.on('exit', resolve)),
  ])
  return { out, error, code }
}

describe('npm run leads', () => {
  it('prints a table with score, reasons, tags, value and campaign, and whether the mail was sent', async () => {
    const { out, code } = await leads([])
    expect(code).toBe(0)
    // 15 for the campaign, 25 for the evaluation page, 10 for Google.
    for (const part of [
      'evaluation-page',
      '50',
      '$25,000',
      'Was referred by Google +10',
      'website-lead, northbow-team, evaluation-page, Lead Score: 50',
      '$25,000  sent',
      'utm_source=newsletter utm_medium=email',
      'Two lines, "quoted"',
    ])
      expect(out).toContain(part)
  })

  it('prints JSON with every field and the mails', async () => {
    const [lead] = JSON.parse((await leads(['--json'])).out)
    expect(lead).toMatchObject({
      email,
      message: 'Two\nlines, "quoted"',
      pipeline_value_cad: 25_000,
      outbox: [{ kind: 'lead-team-email', status: 'sent' }],
    })
  })

  it('prints CSV that a spreadsheet can read and does not run as formulas', async () => {
    const { out } = await leads(['--csv'])
    expect(out).toContain('"Two\nlines, ""quoted"""')
    expect(out).toContain(`"'=HYPERLINK(""x"")"`)
    expect(out).toContain('lead-team-email=sent')
  })

  it('lists dead mail and sends it again', async () => {
    const [lead] = await local.leads(email)
    const [mail] = lead?.outbox ?? []
    expect((await leads(['dead'])).out).toBe('No dead mail.\n')
    expect(await leads(['resend', '--dead'])).toMatchObject({
      code: 0,
      out: '0 mails are sent again at the next delivery.\n',
    })
    const { error, code } = await leads(['resend', String(mail?.id)])
    expect([code, error]).toEqual([1, `No dead mail has the id ${mail?.id}, nor has its lead.\n`])
  })

  it.each([
    ['an unknown command', ['leads'], {}, /usage/],
    ['resend without an id', ['resend'], {}, /usage/],
    ['an unknown option', ['--yaml'], {}, /Unknown option/],
    ['two formats', ['--json', '--csv'], {}, /usage/],
    ['a limit that is not a number', ['--limit', 'many'], {}, /usage/],
    ['an incomplete configuration', [], { SUPABASE_URL: '' }, /Set both/],
    ['an unreachable server', [], { SUPABASE_URL: 'http://127.0.0.1:9' }, /No answer from/],
    ['a wrong key', [], { SUPABASE_SECRET_KEY: 'sb_secret_wrong' }, /answered 401/],
  ])('prints one line of advice after %s', async (_name, args, environment, expected) => {
    const { error, code } = await leads(args, environment)
    expect(code).toBe(1)
    expect(error).toMatch(expected)
    expect(error).not.toMatch(/\n\s+at /)
  })
})
