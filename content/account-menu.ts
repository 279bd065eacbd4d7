/** The signed-in visitor's menu. Separate from the navigation, because few visitors ever load it. */
export const accountMenu = {
  label: 'Account',
  signedInAs: 'Signed in as',
  account: 'Your Requests',
  signOut: 'Sign Out',
  signingOut: 'Signing out...',
  changePassword: 'Change Password',
} as const
