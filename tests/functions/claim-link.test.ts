/** Claiming a lead from the mail that offers it, without signing in, on both databases. */
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { claim } from '../../content/claim.ts'
import { CLAIM_LINK_HOURS } from '../../content/constants.ts'
import {
  claimAddress,
  createClaimTokens,
  createFollowClaim,
} from '../../supabase/functions/_shared/team/claim-link.ts'
import { handle } from '../../supabase/functions/claim-lead/handle.ts'
import { onBothDatabases } from '../support/both-databases.ts'
import { member, moveLead, newLead } from '../support/team.ts'

const tokens = await createClaimTokens('a secret')

await onBothDatabases((database) => {
  describe('the link that offers a lead', () => {
    /** Offers a lead to somebody, and returns the address in their mail. */
    async function offer(lead: string, to: string): Promise<string> {
      const [notice] = await database.query(
        "insert into public.team_notices (member, reason, leads) values ($1, 'offered', array[$2::uuid]) returning id",
        [to, lead],
      )
      return claimAddress('https://site.example', await tokens.sign({ notice: String(notice?.id), lead }))
    }
    const answer = (request: Request, log: string[] = [], call = database.call) =>
      handle(request, {
        tokens,
        follow: createFollowClaim(call),
        deskUrl: 'https://site.example/desk',
        log: (line) => void log.push(line),
      })
    /** What a browser makes of the page. XHTML that is not well-formed throws. */
    async function open(address: string) {
      const response = await answer(new Request(address))
      const { document } = new JSDOM(await response.text(), {
        contentType: response.headers.get('content-type') ?? '',
      }).window
      return {
        status: response.status,
        title: document.querySelector('h1')?.textContent,
        text: document.querySelector('main')?.textContent ?? '',
        fields: [...document.querySelectorAll('input')].map(({ name, value }): [string, string] => [
          name,
          value,
        ]),
        links: [...document.querySelectorAll('a')].map(({ href }) => href),
      }
    }
    /** Presses the button as a browser does, and follows where that leads. */
    async function press(address: string, fields: [string, string][]) {
      const response = await answer(
        new Request(address, { method: 'POST', body: new URLSearchParams(fields) }),
      )
      expect(response.status).toBe(303)
      return open(new URL(response.headers.get('location') ?? '', address).href)
    }
    const history = (lead: string) =>
      database.query('select event, member, note from public.lead_events where lead_id = $1 order by id', [
        lead,
      ])

    it('claims it at a press, for the member of the mail; opening it changes nothing', async () => {
      const property = '14 Elm Street NW'
      const ada = await member(database, 'Ada', 'agent')
      const lead = await newLead(database, { address: property })
      const address = await offer(lead, ada)
      for (const method of ['GET', 'HEAD']) await answer(new Request(address, { method }))
      expect(await history(lead)).toEqual([])
      const { title, text, fields, status } = await open(address)
      expect([status, title]).toEqual([200, claim.open.title])
      expect(text).toContain(property)
      const after = await press(address, fields)
      expect(after.title).toBe(claim.mine.title.replace('{member}', 'Ada'))
      expect(after.links).toContain(`https://site.example/desk?lead=${lead}`)
      await press(address, fields)
      expect(await history(lead)).toEqual([{ event: 'case.claimed', member: ada, note: claim.note }])
    })

    it('says names as they were written', async () => {
      const lead = await newLead(database)
      await database.query("update public.leads set first_name = 'A$''$$B', last_name = '$&' where id = $1", [
        lead,
      ])
      const address = await offer(lead, await member(database, "C$'$$D", 'agent'))
      const { text, fields } = await open(address)
      expect(text).toContain(claim.open.text.replace('{member}', () => "C$'$$D"))
      const after = await press(address, fields)
      expect(after.title).toBe(claim.mine.title.replace('{member}', () => "C$'$$D"))
      expect(after.text).toContain(claim.mine.text.replace('{name}', () => "A$'$$B $&"))
      const other = await open(await offer(lead, await member(database, 'Ben', 'agent')))
      expect(other.title).toBe(claim.taken.title.replace('{owner}', () => "C$'$$D"))
    })

    it('says who was faster, and shows nothing of the lead any more', async () => {
      const [ada, ben] = [await member(database, 'Ada', 'agent'), await member(database, 'Ben', 'agent')]
      const lead = await newLead(database)
      const [hers, his] = [await offer(lead, ada), await offer(lead, ben)]
      const [first, second] = [await open(hers), await open(his)]
      await Promise.all([press(hers, first.fields), press(his, second.fields)])
      const [one, other] = [await open(hers), await open(his)]
      expect([one, other].filter(({ fields }) => fields.length > 0)).toEqual([])
      const [winner, loser] = one.title?.startsWith('It is yours') ? ['Ada', other] : ['Ben', one]
      expect(loser.title).toBe(claim.taken.title.replace('{owner}', winner))
      expect(loser.text).not.toContain('Lovelace')
      expect(await history(lead)).toHaveLength(1)
    })

    it('is good once: what was claimed with it and given back is not claimed again', async () => {
      const [ada, lead] = [await member(database, 'Ada', 'agent'), await newLead(database)]
      const address = await offer(lead, ada)
      const { fields } = await open(address)
      await press(address, fields)
      await moveLead(database, ada, lead, 'case.returned')
      expect(await open(address)).toMatchObject({ status: 404, title: claim.expired.title })
      await press(address, [...fields.slice(0, 1), ['version', '2']])
      expect(await history(lead)).toHaveLength(2)
    })

    it('shows the button again if the lead has changed since, and is still nobody’s', async () => {
      const [ada, lead] = [await member(database, 'Ada', 'agent'), await newLead(database)]
      const address = await offer(lead, ada)
      const { fields } = await open(address)
      for (const event of ['case.junked', 'case.reopened']) await moveLead(database, ada, lead, event)
      const again = await press(address, fields)
      expect(again.title).toBe(claim.open.title)
      expect((await press(address, again.fields)).title).toBe(claim.mine.title.replace('{member}', 'Ada'))
    })

    it.each([
      [
        'of somebody who has left the team',
        'update public.team_members set left_at = now() where user_id = $1',
      ],
      [
        'that is old',
        `update public.team_notices set at = now() - interval '${CLAIM_LINK_HOURS} hours' where member = $1`,
      ],
    ])('%s does nothing', async (_what, sql) => {
      const [ada, lead] = [await member(database, 'Ada', 'agent'), await newLead(database)]
      const address = await offer(lead, ada)
      const { fields } = await open(address)
      await database.query(sql, [ada])
      expect(await open(address)).toMatchObject({ status: 404, title: claim.expired.title, fields: [] })
      await press(address, fields)
      expect(await history(lead)).toEqual([])
    })

    it('is signed: for another lead, another notice, or without a signature it is unknown', async () => {
      const [ada, ben] = [await member(database, 'Ada', 'agent'), await member(database, 'Ben', 'agent')]
      const [lead, other] = [await newLead(database), await newLead(database)]
      const [hers, his] = await Promise.all([offer(lead, ada), offer(other, ben)])
      const parts = (address: string) => new URL(address).searchParams.get('token')?.split('.') ?? []
      const [notice, , signature] = parts(hers)
      for (const forged of [
        [notice, other, signature],
        [parts(his)[0], lead, signature],
        [notice, lead, ''],
        [notice, lead],
        [],
      ])
        expect(await open(claimAddress('https://site.example', forged.join('.')))).toMatchObject({
          status: 404,
          fields: [],
        })
    })

    it('shows what a visitor wrote as text, whatever that is', async () => {
      const [ada, lead] = [await member(database, 'Ada', 'agent'), await newLead(database)]
      await database.query('update public.leads set message = $2, first_name = $3 where id = $1', [
        lead,
        '</blockquote><script>alert(1)</script>\u0007\uffff & so on',
        '"><img/>',
      ])
      const { text } = await open(await offer(lead, ada))
      expect(text).toContain('</blockquote><script>alert(1)</script> & so on')
    })

    it('says so when the database does not answer, and logs no person', async () => {
      const [ada, lead] = [await member(database, 'Ada', 'agent'), await newLead(database)]
      const log: string[] = []
      const response = await answer(new Request(await offer(lead, ada)), log, () =>
        Promise.reject(new Error('ada@example.com')),
      )
      expect(response.status).toBe(503)
      expect(log).toEqual(['claim-lead: nothing changed (unexpected failure)'])
    })
  })
})
