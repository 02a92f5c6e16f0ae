"""Google's own SDK against the gateway."""

from checks import DEGREES, GREETING, PIXEL_BYTES, URL, Trip, expect, expect_raised, run
from google import genai
from google.genai import errors, types

client = genai.Client(api_key="none", http_options=types.HttpOptions(base_url=URL))


def weather(city: str) -> str:
    """The weather of a city."""
    expect(city, "Zürich")
    return DEGREES


def ask(model: str, words: types.ContentListUnion, config: types.GenerateContentConfig | None = None):
    return client.models.generate_content(model=model, contents=words, config=config)


def a_text(model: str) -> None:
    answer = ask(model, "Say hello.")
    finish = answer.candidates[0].finish_reason if answer.candidates else None
    expect((answer.text, finish, answer.model_version), (GREETING, types.FinishReason.STOP, model))
    expect(answer.usage_metadata and answer.usage_metadata.candidates_token_count, 12)


def a_stream(model: str) -> None:
    chunks = list(client.models.generate_content_stream(model=model, contents="Say hello."))
    pieces = [chunk.text for chunk in chunks if chunk.text]
    expect(("".join(pieces), len(pieces) > 1), (GREETING, True))
    last = chunks[-1].candidates
    expect(last and last[0].finish_reason, types.FinishReason.STOP)


def a_tool_loop(model: str) -> None:
    """The SDK calls the function itself and asks again with what it gave back."""
    chat = client.chats.create(model=model, config=types.GenerateContentConfig(tools=[weather]))
    answer = chat.send_message("How is the weather?")
    expect(answer.text, f"It has {DEGREES}.")


def a_call_in_a_stream(model: str) -> None:
    config = types.GenerateContentConfig(
        tools=[weather], automatic_function_calling=types.AutomaticFunctionCallingConfig(disable=True)
    )
    chunks = client.models.generate_content_stream(model=model, contents="How is the weather?", config=config)
    calls = [call for chunk in chunks for call in chunk.function_calls or []]
    expect([(call.name, call.args) for call in calls], [("weather", {"city": "Zürich"})])


def an_image(model: str) -> None:
    picture = types.Part.from_bytes(data=PIXEL_BYTES, mime_type="image/png")
    expect(ask(model, [picture, "What is to be seen?"]).text, "One pixel.")


def a_structured_answer(model: str) -> None:
    config = types.GenerateContentConfig(response_mime_type="application/json", response_schema=Trip)
    expect(ask(model, "Plan a trip.", config).parsed, Trip(city="Zürich", days=2))


def a_rate_limit(model: str) -> None:
    error = expect_raised(errors.ClientError, lambda: ask(model, "Refuse: rate-limit"))
    expect(isinstance(error, errors.APIError) and (error.code, error.status), (429, "RESOURCE_EXHAUSTED"))


def a_request_at_fault(model: str) -> None:
    error = expect_raised(errors.ClientError, lambda: ask(model, "Refuse: invalid-request"))
    expect(isinstance(error, errors.APIError) and (error.code, error.status), (400, "INVALID_ARGUMENT"))


def a_stream_that_breaks_off(model: str) -> None:
    expect_raised(
        errors.APIError, lambda: list(client.models.generate_content_stream(model=model, contents="Break off."))
    )


run(
    "google genai",
    a_text,
    a_stream,
    a_tool_loop,
    a_call_in_a_stream,
    an_image,
    a_structured_answer,
    a_rate_limit,
    a_request_at_fault,
    a_stream_that_breaks_off,
)
