/** The wordings of consents that the database accepts are those of content/, without anybody touching SQL. */
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { site } from '../../content/site.ts'
import { sha256 } from '../../supabase/functions/_shared/runtime/hash.ts'
import { eventually } from '../support/eventually.ts'
import { sharedBackend } from '../support/shared.ts'

const { stack } = await sharedBackend()
const Rows = v.array(v.object({ channel: v.string(), hash: v.string(), wording: v.string() }))

it('come to a running database with the functions', async () => {
  const shown = await Promise.all(
    (['email', 'sms'] as const).map(async (channel) => {
      const wording = site.consent[channel].label
      return { channel, hash: await sha256(wording), wording }
    }),
  )
  await eventually(async () => {
    const response = await fetch(
      `${stack.databaseUrl}/rest/v1/consent_wordings?select=channel,hash,wording&replaced_at=is.null&order=channel`,
      { headers: { apikey: stack.keys.SUPABASE_SECRET_KEY } },
    )
    expect(v.parse(Rows, await response.json())).toEqual(shown)
  })
})
