/** Told by forms that nothing but a script can send. */
export function NoScript({ children }: { children: string }) {
  return (
    <noscript>
      <p className="mb-6 rounded-control border border-line bg-surface px-3.5 py-3 text-sm">{children}</p>
    </noscript>
  );
}
