/** `npm run leads` against the real stack. */
import { beforeAll, describe, expect, it } from 'vitest'
import { calgaryMinute } from '../../supabase/functions/_shared/time.ts'
import { askAuth, confirmedAccount } from '../support/accounts.ts'
import { eventually } from '../support/eventually.ts'
import { leadsCommand, spawnLeadsCommand } from '../support/leads-command.ts'
import { newsletterOn } from '../support/newsletter.ts'
import { siteForm, uniqueEmail } from '../support/payloads.ts'
import { sharedBackend } from '../support/shared.ts'
import { memberAccount } from '../support/team-accounts.ts'

const email = uniqueEmail()
const local = await sharedBackend()
beforeAll(async () => {
  await local.post('send-lead-email', {
    ...siteForm(email),
    lastName: 'Hop\u202eper\u001b[31m\u009b',
    utm: { ...siteForm(email).utm, gclid: 'Cj0KCQ', fbclid: 'IwAR0x' },
    address: 'A\u0007 B\u0085C\u2066',
    formToken: await local.formToken(5),
    firstName: '=HYPERLINK("x")',
    message: 'Two\nlines, "quoted"',
  })
  await eventually(async () =>
    expect((await local.leads(email))[0]?.deliveries).toMatchObject([{ status: 'sent' }]),
  )
})

const leads = (args: readonly string[], environment?: Record<string, string>) =>
  leadsCommand(local, args, environment)
/** More than other tests send meanwhile. */
const ALL = ['--limit', '900']

/** Control characters except the line breaks of an output, and marks that change the direction of text. */
const CONTROLS = /(?![\r\n])[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u

describe('npm run leads', () => {
  it('ends with a code and one line of advice when it cannot do what was typed', async () => {
    const { out, error, code } = await spawnLeadsCommand(local, ['--yaml'])
    expect([out, code]).toEqual(['', 1])
    expect(error).toMatch(/^Unknown option.*\n$/)
  })

  it('prints a table with score, reasons, tags, value and campaign, and whether the mail was sent', async () => {
    const { out, code } = await leads(ALL)
    expect(code).toBe(0)
    // 15 for the campaign, 25 for the evaluation page, 10 for Google.
    for (const part of [
      ...['evaluation-page', '50', '$25,000', 'Was referred by Google +10'],
      ...['website-lead, northbow-team, evaluation-page, Lead Score: 50', '$25,000  sent'],
      ...['utm_source=newsletter utm_medium=email', 'Two lines, "quoted"'],
    ])
      expect(out).toContain(part)
  })

  it('prints the time in Calgary, the address, the consent and what became of each delivery', async () => {
    const out = await eventually(async () => {
      const listed = (await leads(ALL)).out
      expect(listed).toMatch(/acknowledgement sent; .*team-email sent/)
      return listed
    })
    const [lead] = await local.leads(email)
    expect(out).toContain('Received (Calgary)')
    expect(out).toContain(calgaryMinute(String(lead?.received_at)))
    for (const part of ['A  B C', 'email (pre-ticked), sms']) expect(out).toContain(part)
  })

  it('prints JSON with every field and the mails', async () => {
    const listed: { email: string }[] = JSON.parse((await leads(['--json', ...ALL])).out)
    expect(listed.find((lead) => lead.email === email)).toMatchObject({
      message: 'Two\nlines, "quoted"',
      pipeline_value_cad: 25_000,
      deliveries: expect.arrayContaining([
        expect.objectContaining({ kind: 'lead-team-email', status: 'sent' }),
      ]),
    })
  })

  it('prints CSV that a spreadsheet can read and does not run as formulas', async () => {
    const { out, code } = await spawnLeadsCommand(local, ['--csv', ...ALL])
    expect(code).toBe(0)
    expect(out).toMatch(/^\ufeffid,received_at,/)
    expect(out).toContain('"Two\nlines, ""quoted"""')
    expect(out).toContain(`"'=HYPERLINK(""x"")"`)
    expect(out).toContain('lead-team-email=sent')
    expect(out).toMatch(/,gclid,gbraid,wbraid,fbclid,msclkid\r\n/)
    expect(out).toMatch(/,Cj0KCQ,,,IwAR0x,\r?\n/)
  })

  it('sends what is dead again, and says so when there is none', async () => {
    const [lead] = await local.leads(email)
    const [mail] = lead?.deliveries ?? []
    expect(await leads(['resend', '--dead'])).toMatchObject({
      code: 0,
      out: '0 deliveries are tried again within a minute.\n',
    })
    const { error, code } = await leads(['resend', String(mail?.id)])
    expect([code, error]).toEqual([1, `No dead delivery has the id ${mail?.id}, nor has its lead.\n`])
  })

  it.each([[ALL], [['--csv', ...ALL]], [['--json', ...ALL]], [['counts']], [['subscribers']]])(
    'prints no control character: %j',
    async (args) => {
      const { out, code } = await leads(args)
      expect(code).toBe(0)
      expect(out.replace(/^\ufeff/, '')).not.toMatch(CONTROLS)
    },
  )

  it('mails no control character', async () => {
    const [mail] = await local.mails(email)
    expect(mail?.text).toContain('Hopper')
    for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).not.toMatch(CONTROLS)
  })

  it('lists subscribers with their status, as a table and as CSV', async () => {
    const newsletter = newsletterOn(local)
    const { email: pending } = await newsletter.requested()
    const { email: confirmed } = await newsletter.subscribed()
    const { out, code } = await leads(['subscribers', ...ALL])
    expect(code).toBe(0)
    const lineOf = (address: string) => out.split('\n').find((line) => line.startsWith(address.slice(0, 30)))
    expect(lineOf(pending)).toMatch(/ pending /)
    expect(lineOf(confirmed)).toMatch(/ confirmed +\d{4}-\d\d-\d\d \d\d:\d\d/)
    expect(out).toMatch(/\d+ of \d+ may be written to/)
    expect((await leads(['subscribers', '--csv'])).out).toMatch(/^\ufeffemail,status,/)
  })

  it('prints the counts', async () => {
    const { out } = await leads(['counts'])
    expect(JSON.parse(out)).toMatchObject({
      leads: {
        sources: expect.arrayContaining([expect.objectContaining({ source: 'evaluation-page' })]),
        deliveries: expect.arrayContaining([expect.objectContaining({ kind: 'lead-acknowledgement' })]),
      },
      forms: { refused: expect.any(Array) },
      reports: expect.any(Array),
    })
  })

  it('prints what may be sent to one person', async () => {
    const { out } = await leads(['consent', email])
    expect(out).toContain('may be written to by email: yes, implied consent since')
    expect(out).toContain('may be written to by SMS: yes, express consent since')
    expect(out).toContain('email: yes (pre-ticked), signed-form on /evaluation, wording')
  })

  it('exports and forgets a person, with a receipt, and says where copies remain', async () => {
    const other = uniqueEmail()
    await local.post('send-lead-email', siteForm(other))
    await eventually(async () =>
      expect((await local.leads(other))[0]?.deliveries).toMatchObject([{ status: 'sent' }]),
    )
    expect(JSON.parse((await leads(['export', `Ada <${other}>`])).out)).toMatchObject({
      leads: [{ email: other }],
    })
    const { out, code } = await leads(['forget', other])
    expect(code).toBe(0)
    expect(out).toContain('"leads": 1')
    expect(out).toContain('the mailboxes of the team')
    expect(await local.leads(other)).toEqual([])
    expect(await leads(['forget', other])).toMatchObject({
      code: 1,
      error: `Nothing is stored about ${other}.\n`,
    })
  })

  it('forgets an account, which can then no longer sign in', async () => {
    const account = await confirmedAccount(local)
    const signIn = () => askAuth(local, 'token?grant_type=password', account)
    expect((await signIn()).status).toBe(200)
    expect((await leads(['forget', account.email])).out).toContain('"accounts": 1')
    expect((await signIn()).status).toBe(400)
  })

  it('forgets nobody of the team, and says what to do first', async () => {
    const { account } = await memberAccount(local, 'Ada')
    expect(await leads(['forget', account.email])).toEqual({
      out: '',
      error: `${account.email} is in the team: remove them from the team first\n`,
      code: 1,
    })
  })

  it.each([
    ['an unknown command', ['leads'], {}, /usage/],
    ['resend without an id', ['resend'], {}, /usage/],
    ['release without an id', ['release'], {}, /usage/],
    ['release of no id', ['release', 'nonsense'], {}, /UUID/],
    ['release of two', ['release', 'x', 'y'], {}, /usage/],
    ['no address', ['forget', 'ada'], {}, /not an email address/],
    ['a mailbox that is mailed', ['unsuppress', 'ada@example.com'], {}, /ada@example.com is not suppressed/],
    ['an unknown option', ['--yaml'], {}, /Unknown option/],
    ['two formats', ['--json', '--csv'], {}, /usage/],
    ['a limit that is not a number', ['--limit', 'many'], {}, /usage/],
    ['an incomplete configuration', [], { SUPABASE_URL: '' }, /Set both/],
    ['an address without TLS', [], { SUPABASE_URL: 'http://a.supabase.co' }, /must be an https:\/\/ address/],
    ['an unreachable server', [], { SUPABASE_URL: 'http://127.0.0.1:9' }, /No answer from/],
    ['a wrong key', [], { SUPABASE_SECRET_KEY: 'sb_secret_wrong' }, /answered 401/],
  ])('prints one line of advice after %s', async (_name, args, environment, expected) => {
    const { error, code } = await leads(args, environment)
    expect(code).toBe(1)
    expect(error).toMatch(expected)
    expect(error).not.toMatch(/\n\s+at /)
  })
})
