import type { CSSProperties } from "react";

// The light theme's colours: pictures know neither style sheets nor variables.
const CANVAS = "#faf6ef";
const SURFACE = "#fffdf9";
const LINE = "#e5dccd";
const INK = "#231d16";
const LEAF = "#2c6e34";
const LEAF_SOFT = "#e3eedd";
const ON_LEAF = "#ffffff";
const CALORIES = "#cf6420";

type SharedPictureProps = { title: string; question: string; answer: string };

/** A page's title, and one message with what became of it. */
export function SharedPicture({ title, question, answer }: SharedPictureProps) {
  return (
    <div style={{ ...FRAME, fontFamily: "Bricolage" }}>
      <div style={{ display: "flex", flexDirection: "column", justifyContent: "space-between", width: 600 }}>
        <div style={{ display: "flex", alignItems: "center", gap: 20 }}>
          <Mark />
          <span style={{ fontSize: 44, fontWeight: 700 }}>Garfo</span>
        </div>
        <span
          style={{
            fontSize: title.length > 46 ? 60 : 68,
            fontWeight: 700,
            lineHeight: 1.08,
            letterSpacing: -1.5,
            textWrap: "balance",
          }}
        >
          {title}
        </span>
        <div style={{ display: "flex", width: 120, height: 8, borderRadius: 4, background: CALORIES }} />
      </div>
      <div
        style={{ display: "flex", flexDirection: "column", justifyContent: "center", gap: 24, width: 420 }}
      >
        <span
          style={{ ...BUBBLE, background: SURFACE, border: `2px solid ${LINE}`, borderBottomRightRadius: 6 }}
        >
          {question}
        </span>
        <span style={{ ...BUBBLE, background: LEAF, color: ON_LEAF, borderBottomLeftRadius: 6 }}>
          {answer}
        </span>
      </div>
    </div>
  );
}

const FRAME: CSSProperties = {
  display: "flex",
  justifyContent: "space-between",
  width: "100%",
  height: "100%",
  padding: "64px 72px",
  background: `linear-gradient(100deg, ${CANVAS} 58%, ${LEAF_SOFT} 58%)`,
  color: INK,
};

const BUBBLE: CSSProperties = {
  display: "flex",
  padding: "24px 28px",
  borderRadius: 24,
  fontSize: 30,
  fontWeight: 500,
  lineHeight: 1.3,
};

function Mark() {
  return (
    <svg width="72" height="72" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill={LEAF} />
      <g fill="none" stroke={ON_LEAF} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M10.5 6.5v6c0 2.6 2 4.2 5.5 4.2s5.5-1.6 5.5-4.2v-6" />
        <path d="M16 6.5v19.5" />
      </g>
    </svg>
  );
}
