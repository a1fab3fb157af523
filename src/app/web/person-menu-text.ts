/** What only who is signed in reads: it comes with their menu and not with the first load of every page. */
export const personMenuText = { write: 'เขียนโพสต์' }
