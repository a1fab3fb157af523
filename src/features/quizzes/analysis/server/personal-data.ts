import type { PersonalTags } from '#db/personal-data.ts'

/** The personal data in this feature's tables, by column. */
export const analysisData = {
  choice_figure: { owner: null, plain: ['question_id', 'choice', 'reworded_at', 'taken'] },
  question_figure: {
    owner: null,
    plain: ['question_id', 'reworded_at', 'answered', 'right_count', 'pairs', 'sum_x', 'sum_y', 'sum_yy', 'sum_xy'],
  },
  skill_gain: {
    owner: null,
    plain: [
      'skill',
      'first_count',
      'first_right',
      'again_count',
      'again_right',
      'early_count',
      'early_right',
      'late_count',
      'late_right',
      'practised_count',
      'practised_right',
      'made_at',
    ],
  },
  skill_met: {
    owner: 'user_id',
    about: 'จำนวนข้อของแต่ละทักษะที่นับแล้ว',
    erasure: 'kept',
    told: ['skill', 'answered'],
  },
} satisfies PersonalTags
