import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import { Table } from '../../ui/Table.tsx'
import { useOverflow } from './use-overflow.ts'

/** A table that scrolls where it does not fit, by keyboard as well, and shows that there is more. */
export function OverflowTable(props: Omit<ComponentProps<typeof Table>, 'box'>) {
  const { actor, ref } = useOverflow()
  const scrolls = useSelector(actor, (snapshot) => snapshot.hasTag('scrolls'))
  const more = useSelector(actor, (snapshot) => snapshot.matches('more'))
  return <Table {...props} box={{ ref, scrolls, more }} />
}
