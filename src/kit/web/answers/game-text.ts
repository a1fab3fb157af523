export const gameText = { leave: 'กลับไปหน้าเกม', sound: 'เสียง', how: 'วิธีเล่น', howTitle: 'เล่นยังไง' }
