/** The output and exit code of `npm run team`. */
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { asColumns } from '../leads/print.ts'
import { callRest, fetchAll, type LeadSource, leadSource } from '../leads/read.ts'

const USAGE = `usage: npm run team
       npm run team -- invite EMAIL --name NAME [--role agent | lead]
       npm run team -- remove EMAIL`

const NO_OTHER_LEAD = 'A team needs a lead: invite another one before.'

const Email = v.pipe(v.string(), v.trim(), v.email())
const Role = v.picklist(['agent', 'lead'])
const Member = v.object({
  user_id: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.string(),
  on_duty: v.boolean(),
})

/** Never rejects: an error is one line for the person who typed the command. */
export async function teamCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<{ out: string; error: string; code: number }> {
  try {
    return { out: `${await run(args, environment)}\n`, error: '', code: 0 }
  } catch (error) {
    return { out: '', error: `${error instanceof Error ? error.message : error}\n`, code: 1 }
  }
}

async function run(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<string> {
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
  if ((await call(source, 'invite_member', { email, name, role: values.role })) === null)
    throw new Error(NO_OTHER_LEAD)
  return `Invited ${email}, for seven days. The mail says how to accept.`
}

const members = (source: LeadSource) =>
  fetchAll(source, 'team_members', { left_at: 'is.null', order: 'name' }, Member, Number.POSITIVE_INFINITY)

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
    await call(source, 'remove_member', { member: member.user_id }),
  )
  if (returned === null) throw new Error(NO_OTHER_LEAD)
  return `Removed ${email}. Of their leads, ${returned} are open, and nobody's again.`
}

async function call(source: LeadSource, name: string, parameters: object): Promise<unknown> {
  const response = await callRest(source, `rpc/${name}`, { method: 'POST', body: JSON.stringify(parameters) })
  return response.json()
}
