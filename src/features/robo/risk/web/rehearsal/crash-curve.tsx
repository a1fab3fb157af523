/**
 * A market that falls, up to today: what comes after is not drawn, as in the rehearsal. A picture without numbers; the prices
 * come with the start.
 */
export function CrashCurve() {
  return (
    <svg className="crash-curve" viewBox="0 0 320 132" aria-hidden="true">
      <path className="crash-curve-grid" d="M12 30H308M12 66H308M12 102H308" />
      <path
        className="crash-curve-area"
        d="M12 34L36 28L58 38L80 30L100 44L116 40L132 66L146 60L162 92L176 84L192 106V120H12Z"
      />
      <path
        className="crash-curve-line"
        d="M12 34L36 28L58 38L80 30L100 44L116 40L132 66L146 60L162 92L176 84L192 106"
      />
      <circle className="crash-curve-now" cx="192" cy="106" r="7" />
      <path className="crash-curve-ahead" d="M204 100C228 88 244 62 300 44M204 108C232 112 256 110 300 116" />
    </svg>
  )
}
