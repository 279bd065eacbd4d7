/** What Motion needs to animate, apart from the parts that only say what is to be animated. */
export { domAnimation } from 'motion/react'
