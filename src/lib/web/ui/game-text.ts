export const gameText = { leave: 'ออก', sound: 'เสียง' }
