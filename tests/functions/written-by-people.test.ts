/** The ways people write a number, an address and a name: what is stored, shown and dialled, and what finds it again. */
import { randomUUID } from 'node:crypto'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { Found } from '../../src/features/desk/schemas.ts'
import { LeadReply } from '../../src/pages/desk/LeadReply.tsx'
import { leadParameter } from '../../supabase/functions/_shared/lead/store.ts'
import { onBothDatabases } from '../support/both-databases.ts'
import { acceptedLead, detailsAt, PERSON } from '../support/parsed-lead.ts'
import { ask, member } from '../support/team.ts'

const HOME = '(403) 555-0120'
/** As it was typed, as it is dialled, and as it is shown: as typed where nothing else is said. */
const NUMBERS: [typed: string, dialled: string, shown?: string][] = [
  ['403-555-0120', '+14035550120'],
  ['1 (403) 555‑0120', '+14035550120'],
  ['+1.403.555.0120', '+14035550120'],
  ['403–555–0120', '+14035550120', HOME],
  ['403−555—0120', '+14035550120', HOME],
  ['403·555·0120', '+14035550120', HOME],
  ['[403] 555_0120', '+14035550120', HOME],
  ['403x555x0120', '+14035550120', `${HOME}, written “403x555x0120”`],
  ['\u202a+1 403\u00a0555\u200b0120\u202c', '+14035550120'],
  ['٤٠٣٥٥٥٠١٢٠', '+14035550120', HOME],
  ['۴۰۳-۵۵۵-۰۱۲۰', '+14035550120', HOME],
  ['४०३ ५५५ ०१२०', '+14035550120', HOME],
  ['１（４０３）５５５−０１２０', '+14035550120', HOME],
  ['+1 403 555 0120 ext. 22', '+14035550120;ext=22'],
  ['4035550120x22', '+14035550120;ext=22'],
  ['(403) 555-0120, poste 22', '+14035550120;ext=22', `${HOME} ext. 22`],
  ['403 555 0120 (extension: 22)', '+14035550120;ext=22', `${HOME} ext. 22`],
  [
    'tel:+1-403-555-0120;ext=22',
    '+14035550120;ext=22',
    `${HOME} ext. 22, written “tel:+1-403-555-0120;ext=22”`,
  ],
  ['Cell: 403 555 0120', '+14035550120', `${HOME}, written “Cell: 403 555 0120”`],
  [
    'tél. 403 555-0120 (bureau) p. 22',
    '+14035550120;ext=22',
    `${HOME} ext. 22, written “tél. 403 555-0120 (bureau) p. 22”`,
  ],
  ['403 555 0120 after 5pm', '+14035550120', `${HOME}, written “403 555 0120 after 5pm”`],
  ['403-555-0120 / 587-555-0199', '+14035550120', `${HOME}, written “403-555-0120 / 587-555-0199”`],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['0044 20 7946 0958', '+442079460958'],
  ['011 44 20 7946 0958', '+442079460958'],
  ['+39 06 1234 5678', '+390612345678'],
  ['1-800-GOT-JUNK', '+18004685865', '(800) 468-5865, written “1-800-GOT-JUNK”'],
  ['4O3-555-O120', '+14035550120', `${HOME}, written “4O3-555-O120”`],
  ['555-0120 x 22', '5550120;ext=22'],
]
/** Other ways to look for a number. */
const FORMS: Readonly<Record<string, string[]>> = {
  '+14035550120': [
    '(403) 555-0120',
    '+1 403 555 0120',
    '4035550120',
    '555-0120',
    '0120',
    '403–555–0120',
    '٤٠٣٥٥٥٠١٢٠',
  ],
  '+442079460958': ['020 7946 0958', '+44 (0)20 7946 0958', '0044 20 7946 0958', '442079460958', '7946 0958'],
  '+390612345678': ['06 1234 5678', '+39 06 1234 5678'],
  '+18004685865': ['1 800 468 5865', '800-GOT-JUNK'],
  '5550120': ['555 0120'],
}
/** As it was typed, as it is stored, and what finds it. */
const ADDRESSES: [typed: string, stored: string, ...searches: string[]][] = [
  ['jane.doe@\u200bexample.com\u200e', 'jane.doe@example.com', 'JANE.DOE@example.com'],
  ['Jane Doe <Jane@example.org>', 'Jane@example.org', 'jane@example.org', '<jane@example.org>'],
  ['mailto:jane@example.com?subject=Hi', 'jane@example.com', 'mailto:jane@example.com'],
  ['“jane@example.com”.', 'jane@example.com', 'jane'],
  ['jane＠example．com', 'jane@example.com', 'jane＠example.com'],
  [
    'info@müller.example',
    'info@xn--mller-kva.example',
    'info@müller.example',
    'müller.example',
    'muller',
    'mu\u0308ller',
    'xn--mller-kva.example',
  ],
  ['ada@例え.テスト', 'ada@xn--r8jz45g.xn--zckzah', '例え', 'ada@例え.テスト'],
]
/** First and last name, and what finds them. */
const NAMES: [first: string, last: string, ...searches: string[]][] = [
  ['José', 'Muñoz', 'jose munoz', 'Munoz, José', 'MUÑOZ', 'mun\u0303oz'],
  ['Rene\u0301e', 'Lefe\u0300vre', 'renée lefèvre', 'lefevre renee'],
  ['Siobhán', 'O’Brien', 'obrien', "o'brien", 'O`Brien siobhan', 'oʼbrien', 'o brien'],
  ['Anne-Marie', "D'Arcy-Smith", 'annemarie', 'marie', 'darcy smith', 'arcy', 'darcysmith'],
  ['Łukasz', 'Størdal', 'lukasz stordal', 'Łukasz'],
  ['Strauß', 'Þórsdóttir', 'strauss', 'thorsdottir'],
  ['Maria', 'de la Cruz', 'delacruz', 'de la cruz maria'],
  ['Артём', 'Соловьёв', 'артем соловьев', 'СОЛОВЬЁВ'],
  ['王', '小明', '王', '小明'],
  ['محمّد', 'علي', 'محمد'],
  ['ﬁona', 'Ｌｅｅ', 'fiona lee'],
]

await onBothDatabases((database) => {
  describe('as people write it', () => {
    let chief = ''
    beforeAll(async () => {
      chief = await member(database, 'Cleo', 'manager')
      // Whom no search here may find.
      await arrive({ firstName: 'Zed', lastName: 'Zurn', email: 'zed@other.net', phone: '780 999 8877' })
    })

    async function arrive(changes: Partial<typeof PERSON>): Promise<string> {
      const payload = { ...PERSON, ...changes, message: 'Please call me soon.' }
      const lead = acceptedLead(payload, detailsAt(Date.now(), { fallbackId: randomUUID() }))
      const seenAt = new Date().toISOString()
      const screening = {
        capturedBy: 'direct-post',
        formOpenedAt: null,
        seenAt,
        held: false,
        reasons: [],
        limits: [],
      }
      const [stored] = v.parse(
        v.array(v.object({ id: v.string() })),
        await database.call('accept_leads', {
          leads: [
            leadParameter({
              ...lead,
              screening: { ...screening, mailboxLimit: { allowed: 1e6, perSeconds: 60 } },
            } as never),
          ],
          deliveries: [],
        }),
      )
      return stored?.id ?? ''
    }
    async function details(id: string) {
      const found = v.parse(Found, await ask(database, chief, 'desk_lead', id))
      if (!found.found) throw new Error('The desk does not show it')
      return found.lead.details
    }
    const ids = async (words: string) => {
      const page = await ask(database, chief, 'desk_list', { view: 'open', words }, null, 500)
      return v
        .parse(v.object({ leads: v.array(v.object({ id: v.string() })) }), page)
        .leads.map(({ id }) => id)
    }
    const other = async () => (await ids('zed zurn'))[0]
    async function expectFound(id: string, searches: readonly string[]) {
      for (const words of searches) {
        const listed = await ids(words)
        expect(listed, `"${words}" finds it`).toContain(id)
        expect(listed, `"${words}" finds nobody else`).not.toContain(await other())
      }
    }
    const linksOf = async (id: string) =>
      [
        ...renderToStaticMarkup(
          createElement(LeadReply, { lead: await details(id), member: 'Cleo', callsNext: true }),
        ).matchAll(/href="((?:tel|sms):[^"?]*)/g),
      ].map(([, link]) => link)

    it.each(NUMBERS)('the number %s is dialled as %s', async (typed, dialled, shown) => {
      const id = await arrive({ phone: typed })
      const number = dialled.split(';')[0] ?? ''
      const [row] = await database.query('select phone, phone_number from public.leads where id = $1', [id])
      // As it was typed, but for what nobody sees.
      const original = typed.replace(/\p{Default_Ignorable_Code_Point}|\p{Cf}/gu, '')
      expect(row).toEqual({ phone: original, phone_number: dialled })
      expect((await details(id)).shownPhone).toBe(shown ?? original)
      expect(await linksOf(id)).toEqual([`tel:${dialled}`, `sms:${number}`])
      await expectFound(id, [typed, (shown ?? original).replace(/, written.*/, ''), ...(FORMS[number] ?? [])])
    })

    it.each(ADDRESSES)('the address %s is stored as %s', async (typed, stored, ...searches) => {
      const id = await arrive({ email: typed })
      expect((await details(id)).email).toBe(stored)
      await expectFound(id, [stored, ...searches])
    })

    it.each(NAMES)('the name %s %s is found', async (firstName, lastName, ...searches) => {
      const id = await arrive({ firstName, lastName, email: `${randomUUID()}@example.com` })
      expect((await details(id)).name).toBe(`${firstName} ${lastName}`.normalize('NFC'))
      await expectFound(id, [`${firstName} ${lastName}`, `${lastName} ${firstName}`, ...searches])
    })

    it('the same number in other writing is the same person, and half a number nobody', async () => {
      const phones = [
        '+1 587 555 0177 ext. 5',
        '587–555–0177',
        '٥٨٧٥٥٥٠١٧٧',
        '555 – 0177',
        '+44 587 555 0177',
      ]
      const people = []
      for (const phone of phones) people.push(await arrive({ phone, email: `${randomUUID()}@example.com` }))
      const [first = '', ...others] = people
      const known = (await details(first)).others.map((row) => row.id)
      expect(others.map((id) => known.includes(id))).toEqual([true, true, false, false])
      expect((await details(others[2] ?? '')).others).toEqual([])
    })
  })
})
