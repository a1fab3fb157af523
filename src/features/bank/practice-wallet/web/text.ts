/** The words of files of money. */
export const text = {
  csv: 'ดาวน์โหลด CSV กระเป๋าฝึก',
  done: (lines: string) => `บันทึกแล้ว ${lines} บรรทัด`,
}
