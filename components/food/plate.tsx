/** A prato feito, as large as the place it is put: rice, beans, a steak with an egg on it, salad and farofa. */
export function Plate({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 320 292"
      className={className}
      fill="none"
      stroke="var(--calories)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      <g stroke="none" fill="var(--line)">
        <ellipse cx="164" cy="272" rx="120" ry="14" opacity=".55" />
      </g>
      <circle cx="160" cy="150" r="122" className="fill-surface dark:fill-sunken" />
      <circle cx="160" cy="150" r="98" className="fill-canvas dark:fill-surface" />
      <path
        className="fill-surface dark:fill-ink"
        d="M74 128c2-34 34-58 66-56 26 2 38 18 36 38s-20 34-50 40-53 4-52-22z"
      />
      <path d="M93 110l6 3M109 97l6 -2M127 87l6 1M146 88l5 4M101 131l6 -1M117 115l6 3M135 108l5 -4M153 103l6 2M115 136l6 1M133 127l6 -3M149 118l6 3M90 125l3 6M123 77l6 -2M143 75l6 2M162 96l5 -4M107 107l2 6M87 139l6 2M161 117l6 -1" />
      <path
        fill="var(--calories-fill)"
        fillOpacity=".42"
        d="M78 158c20 2 40-2 58-8 14-4 26 4 26 22 0 30-16 58-40 62-30 2-58-40-44-76z"
      />
      <g fill="var(--calories)" fillOpacity=".62">
        <path
          transform="translate(96 176) rotate(20) scale(1.0)"
          d="M-7 0c0-5 5-6 8-4 2 1.3 2.5 0 4 1.2 3 2.5 1.5 7-3 7.8-5 .8-9-1-9-5z"
        />
        <path
          transform="translate(118 172) rotate(-25) scale(1.0)"
          d="M-7 0c0-5 5-6 8-4 2 1.3 2.5 0 4 1.2 3 2.5 1.5 7-3 7.8-5 .8-9-1-9-5z"
        />
        <path
          transform="translate(140 166) rotate(15) scale(1.0)"
          d="M-7 0c0-5 5-6 8-4 2 1.3 2.5 0 4 1.2 3 2.5 1.5 7-3 7.8-5 .8-9-1-9-5z"
        />
        <path
          transform="translate(104 194) rotate(-40) scale(1.0)"
          d="M-7 0c0-5 5-6 8-4 2 1.3 2.5 0 4 1.2 3 2.5 1.5 7-3 7.8-5 .8-9-1-9-5z"
        />
        <path
          transform="translate(126 190) rotate(10) scale(1.0)"
          d="M-7 0c0-5 5-6 8-4 2 1.3 2.5 0 4 1.2 3 2.5 1.5 7-3 7.8-5 .8-9-1-9-5z"
        />
        <path
          transform="translate(147 184) rotate(-20) scale(1.0)"
          d="M-7 0c0-5 5-6 8-4 2 1.3 2.5 0 4 1.2 3 2.5 1.5 7-3 7.8-5 .8-9-1-9-5z"
        />
        <path
          transform="translate(112 212) rotate(25) scale(1.0)"
          d="M-7 0c0-5 5-6 8-4 2 1.3 2.5 0 4 1.2 3 2.5 1.5 7-3 7.8-5 .8-9-1-9-5z"
        />
        <path
          transform="translate(133 208) rotate(-10) scale(1.0)"
          d="M-7 0c0-5 5-6 8-4 2 1.3 2.5 0 4 1.2 3 2.5 1.5 7-3 7.8-5 .8-9-1-9-5z"
        />
        <path
          transform="translate(122 226) rotate(5) scale(1.0)"
          d="M-7 0c0-5 5-6 8-4 2 1.3 2.5 0 4 1.2 3 2.5 1.5 7-3 7.8-5 .8-9-1-9-5z"
        />
        <path
          transform="translate(88 192) rotate(60) scale(1.0)"
          d="M-7 0c0-5 5-6 8-4 2 1.3 2.5 0 4 1.2 3 2.5 1.5 7-3 7.8-5 .8-9-1-9-5z"
        />
      </g>
      <path
        fill="var(--calories-fill)"
        fillOpacity=".62"
        d="M176 176c-2-22 22-34 44-28s34 22 28 42-30 36-50 34-21-26-22-48z"
      />
      <path d="M190 178c4-12 18-18 30-14M192 206c10 8 24 6 34-4M206 186l22-10M208 200l22-12" />
      <path
        className="fill-surface dark:fill-ink"
        d="M196 138c4-14 20-16 30-8s22 6 22 20-12 18-24 18-16 8-26 2-4-22-2-32z"
      />
      <circle cx="219" cy="148" r="11" fill="var(--calories-fill)" fillOpacity=".75" />
      <path d="M213 145c1-4 4-5 7-5" />
      <path
        fill="var(--leaf)"
        fillOpacity=".4"
        stroke="var(--leaf)"
        d="M184 118c-6-12-2-24 8-28-2-12 12-20 20-12 10-6 22 4 18 14 12 2 14 18 4 24s-40 14-50 2z"
      />
      <path stroke="var(--leaf)" d="M196 112c2-10 8-18 16-24M214 116c2-8 6-14 12-18" />
      <g fill="var(--fat)" fillOpacity=".35" stroke="var(--fat)">
        <circle cx="180" cy="86" r="13" />
        <path d="M180 80v-1M186 88l1 .6M174 88l-1 .6M180 92v0" />
      </g>
      <path
        fill="var(--carbs-fill)"
        fillOpacity=".55"
        d="M150 232c4-12 20-14 34-12s26 10 20 18-22 8-36 8-20-6-18-14z"
      />
      <path
        d="M164 232h0M172 238h0M180 232h0M176 244h0M188 240h0M168 226h0M194 234h0M184 224h0M161 236h0M170 240h0M192 228h0"
        strokeWidth="4"
      />
      <path d="M14 84v34c0 16 20 16 20 0V84M24 84v150M306 234V84c-12 8-16 34-14 70h14" />
    </svg>
  );
}
