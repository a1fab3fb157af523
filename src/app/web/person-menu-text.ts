/** Texts for signed-in people: loaded with their menu and not with the first load of every page. */
export const personMenuText = { bank: 'ธนาคาร', write: 'เขียนโพสต์' }
