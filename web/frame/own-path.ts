/**
 * Only a path of this app: an address in an address may have been put there to lead elsewhere. Browsers read a backslash as a
 * slash and leave out tabs and line ends, so that what has any of these may be another address than it looks.
 */
export const ownPath = (wanted: unknown) =>
  typeof wanted === 'string' && /^\/(?!\/)[^\p{Cc}\\]*$/u.test(wanted) && !wanted.startsWith('/sign-')
    ? wanted
    : undefined
