/** What `npm run team` does and says. */
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { asColumns } from '../leads/print.ts'
import { callFunction, fetchAll, type LeadSource, leadSource } from '../leads/read.ts'

const USAGE = `usage: npm run team
       npm run team -- invite EMAIL --name NAME [--role agent | lead]
       npm run team -- remove EMAIL`

const NO_OTHER_LEAD = 'A team needs a lead: invite another one before.'

const Email = v.pipe(v.string(), v.trim(), v.email())
const Role = v.picklist(['agent', 'manager'])
const Member = v.object({
  user_id: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.string(),
  on_duty: v.boolean(),
})

/** Resolves to what it prints. */
export async function team(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { name: { type: 'string', default: '' }, role: { type: 'string', default: 'agent' } },
  })
  const [command = 'list', email = '', ...rest] = positionals
  if (rest.length > 0) throw new Error(USAGE)
  const source = await leadSource(environment)
  if (command === 'list' && !email) return list(source)
  if (command === 'remove' && email) return remove(source, email)
  if (command !== 'invite' || !email) throw new Error(USAGE)
  if (!v.is(Email, email)) throw new Error(`"${email}" is no email address.`)
  if (!v.is(Role, values.role)) throw new Error('The role is agent or lead.')
  if (values.name.trim() === '') throw new Error('Give the name that the team reads: --name "Ada Lovelace"')
  const name = values.name.trim()
  if ((await callFunction(source, 'invite_member', { email, name, role: values.role })) === null)
    throw new Error(NO_OTHER_LEAD)
  return `Invited ${email}, for seven days. The mail says how to accept.`
}

const members = (source: LeadSource) =>
  fetchAll(source, 'team_members', { left_at: 'is.null', order: 'name' }, Member)

async function list(source: LeadSource): Promise<string> {
  const team = await members(source)
  if (team.length === 0) return `Nobody is in the team yet.\n\n${USAGE}`
  return asColumns(
    ['name', 'address', 'role', 'on duty'],
    team.map(({ name, email, role, on_duty }) => [name, email, role, on_duty ? 'yes' : 'no']),
  )
}

async function remove(source: LeadSource, email: string): Promise<string> {
  const member = (await members(source)).find((one) => one.email === email.toLowerCase())
  if (!member) throw new Error(`${email} is not in the team.`)
  const returned = v.parse(
    v.nullable(v.number()),
    await callFunction(source, 'remove_member', { member: member.user_id }),
  )
  if (returned === null) throw new Error(NO_OTHER_LEAD)
  return `Removed ${email}. Of their leads, ${returned} are open, and nobody's again.`
}
