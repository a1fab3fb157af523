export const text = {
  menu: 'เมนูหลังบ้าน',
}
