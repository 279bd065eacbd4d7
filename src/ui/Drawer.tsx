import { Dialog, type DialogProps } from './Dialog.tsx'

/** A dialog along the right edge for the mobile menu, as wide as section 2 says. */
export function Drawer(props: DialogProps) {
  return <Dialog {...props} place="right" />
}
