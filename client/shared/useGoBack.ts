import { useNavigate } from "react-router-dom";

/**
 * Back to where one came from within the application.
 * @param otherwise where to go when one came from nowhere
 */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => {
    const cameFromHere = (history.state as { idx?: number } | null)?.idx;
    void (cameFromHere ? navigate(-1) : navigate(otherwise));
  };
}
