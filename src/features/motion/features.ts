/** Motion's animation features, in their own module so that they can be loaded later. */
export { domAnimation } from 'motion/react'
