import type { ReactNode } from 'react'
import { authSession } from '../../../machines/auth-session.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { AuthContext } from './use-auth.ts'
import { watchSession } from './watch-session.ts'

const machine = authSession.provide({ actors: { watchSession } })

export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useMachineActor(machine)
  return <AuthContext value={session}>{children}</AuthContext>
}
