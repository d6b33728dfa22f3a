/** What this screen is for, in one line and one sentence. */
export function AuthHeading({ title, text }: { title: string; text?: string }) {
  return (
    <div className="mb-7">
      <h1 className="text-2xl tracking-tight">{title}</h1>
      {text && <p className="mt-2 text-muted">{text}</p>}
    </div>
  );
}
