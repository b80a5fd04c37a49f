//! A class under load: phones that answer a room of this machine, a tenth of them losing their connection in every
//! question. `cargo bench --bench room` runs two rooms of 300 phones at once, calm and then with everything that makes a
//! class lively, and one of 1,000; it fails where an answer was lost or doubled, and prints how long an answer takes to
//! be kept, and what the host needs.
//!
//! Each host is a process of its own, so that its memory and time are its own.
#![expect(clippy::disallowed_methods, clippy::print_stdout, reason = "a benchmark reads the clock and prints")]

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use rand::RngExt as _;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use tailleur::classroom::{Digest, Phase, Quiz, Room, RoomMessage as Said, Setup};
use tailleur::drill::question::Answer;
use tailleur::drill::{AnyDrill, CountHand};
use tailleur::lesson::{AnswerSpread, Lesson, Pass, Round, Step};
use tailleur::platform::clock;
use tailleur::platform::net::{Hosting, HostingOptions, new_code, new_secret};
use tailleur::rules::house::HouseLibrary;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

/// The number of phones, for a process that is a host.
const HOST: &str = "TAILLEUR_ROOM_BENCH_HOST";
/// Set for a host with every feature on.
const LIVELY: &str = "TAILLEUR_ROOM_BENCH_LIVELY";
const QUESTIONS: u32 = 20;
const LONGEST: Duration = Duration::from_mins(4);

type Trouble = Box<dyn std::error::Error + Send + Sync>;

fn main() -> Result<(), Trouble> {
    // `cargo test --benches` only asks whether it runs.
    if std::env::args().any(|argument| argument == "--test") {
        return Ok(());
    }
    if let Ok(phones) = std::env::var(HOST) {
        return host(phones.parse()?);
    }
    let calm = drive(2, 300, false)?;
    let lively = drive(2, 300, true)?;
    println!("99th percentile of the lively rooms: {:.2} times that of the calm ones", lively / calm);
    drive(1, 1000, false)?;
    Ok(())
}

/// The questions, the same for host and phones.
fn quiz() -> Result<Quiz, Trouble> {
    let house = Arc::clone(HouseLibrary::built_in().get("guide-fr").ok_or("no house")?);
    let drill = AnyDrill::CountHand(CountHand::default());
    let (title, pass) = (drill.title(), Pass { accuracy: 80, seconds: 20, marks: None });
    let lesson = Lesson::standalone(
        "load".into(),
        &title,
        vec![Step::Drill(Round { drill, rounds: QUESTIONS, answers: AnswerSpread::default() })],
        pass,
    );
    Ok(Quiz::new(Arc::new(lesson), house, 57, None))
}

/// Opens a room, asks everything once all phones are in, then reports what was recorded.
fn host(phones: usize) -> Result<(), Trouble> {
    let quiz = quiz()?;
    let secret = || Digest::from_secret(&new_secret()).ok_or("no secret");
    let folder = std::env::temp_dir().join(format!("tailleur-room-bench-{}", std::process::id()));
    let mut setup = Setup::with_defaults(&quiz, "load/load".to_owned(), new_code(&folder), secret()?, secret()?);
    if std::env::var_os(LIVELY).is_some() {
        setup.teams = ["Rouge", "Bleu", "Vert", "Or"].map(str::to_owned).to_vec();
        (setup.lively, setup.tick, setup.one_tap, setup.approval) = (true, true, true, true);
    }
    let (code, at) = (setup.code.clone(), clock::time_of_day());
    let room = Room::open(setup, quiz, at);
    let stand = HostingOptions { loopback: true, port: 0, folder: folder.clone(), ..HostingOptions::default() };
    let hosting = Hosting::open(room, at, stand).map_err(|why| format!("{why:?}"))?;
    println!("{} {code}", hosting.address());
    std::io::stdout().flush()?;
    let began = Instant::now();
    while hosting.room().people().filter(|(_, person)| !person.waits).count() < phones {
        if hosting.room().setup().approval {
            let _ = hosting.send(Said::AdmitAll);
        }
        if began.elapsed() > LONGEST {
            return Err("not everybody came".into());
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    let mut most_counted = 0;
    while hosting.room().phase() != Phase::Ended && began.elapsed() < LONGEST {
        let room = hosting.room();
        if let Phase::Question(question) = room.phase() {
            let counted = room.people().filter(|(_, person)| person.answers.contains_key(&question)).count();
            most_counted = most_counted.max(counted);
            std::thread::sleep(Duration::from_millis(20));
            continue;
        }
        // The countdown before a question ends by itself.
        if matches!(room.phase(), Phase::Ready(_)) {
            std::thread::sleep(Duration::from_millis(20));
            continue;
        }
        // Another may have been faster: the room itself.
        let _ = hosting.send(Said::GoOn(room.turn()));
    }
    let room = hosting.room();
    let people: Vec<Value> = room
        .standings()
        .iter()
        .filter_map(|standing| {
            let person = room.person(standing.who)?;
            Some(json!({"name": person.name, "points": standing.points, "given": person.answers.len()}))
        })
        .collect();
    println!("{}", json!({"people": people, "counted": most_counted, "memory": memory(), "seconds": cpu_seconds()}));
    std::io::stdout().flush()?;
    // Phones may still be sent the end: the room stays open until the driver ends.
    let _ = std::io::stdin().read_line(&mut String::new());
    let _ = std::fs::remove_dir_all(folder);
    Ok(())
}

/// The most memory this process ever had, in megabytes; nought where the system does not say.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok()).unwrap_or(0) / 1024
}

/// The processor time of this process, in hundredths of a second.
fn cpu_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |at: usize| fields.get(at).and_then(|field| field.parse::<f64>().ok()).unwrap_or(0.0);
    (ticks(11) + ticks(12)) / 100.0
}

/// Rooms at once, and phones in each; the 99th percentile of the milliseconds until an answer is kept.
fn drive(rooms: usize, phones: usize, lively: bool) -> Result<f64, Trouble> {
    let quiz = quiz()?;
    let hosts: Vec<(Child, BufReader<std::process::ChildStdout>, SocketAddr, String)> =
        (0..rooms).map(|_| begin_host(phones, lively)).collect::<Result<_, _>>()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut times = runtime.block_on(async {
        let mut running = Vec::new();
        for (_, _, address, code) in &hosts {
            for number in 0..phones {
                let phone = Phone::new(*address, code.clone(), number, &quiz);
                running.push(tokio::spawn(phone.plays()));
            }
        }
        let mut times = Vec::new();
        for phone in running {
            times.extend(timeout(LONGEST, phone).await.map_err(|_| "a phone never ended")???);
        }
        Ok::<_, Trouble>(times)
    })?;
    times.sort_unstable();
    let within = |share: f64| times.get(((times.len() - 1) as f64 * share) as usize).copied().unwrap_or_default();
    let kind = if lively { "lively" } else { "calm" };
    println!(
        "{rooms} {kind} room(s) of {phones}: {} answers kept; until kept, median {:.1} ms, 99th percentile {:.1} ms, longest {:.1} ms",
        times.len(),
        within(0.5).as_secs_f64() * 1000.0,
        within(0.99).as_secs_f64() * 1000.0,
        within(1.0).as_secs_f64() * 1000.0
    );
    for (mut child, output, _, _) in hosts {
        let line = output.lines().next().ok_or("a host said nothing")??;
        drop(child.stdin.take());
        let _ = child.wait();
        check(&serde_json::from_str(&line)?, phones, &quiz)?;
    }
    Ok(within(0.99).as_secs_f64() * 1000.0)
}

fn check(kept: &Value, phones: usize, quiz: &Quiz) -> Result<(), Trouble> {
    let people = at(kept, "/people").as_array().ok_or("no people")?;
    let asked = quiz.questions().len();
    if people.len() != phones {
        return Err(format!("{} people of {phones}", people.len()).into());
    }
    for person in people {
        let name = at(person, "/name").as_str().unwrap_or_default();
        let number: usize = name.trim_start_matches("Phone ").parse()?;
        let expected: u64 = (0..asked).filter(|question| is_right(number, *question)).count() as u64 * 1000;
        if *at(person, "/given") != json!(asked) || *at(person, "/points") != json!(expected) {
            return Err(format!("{name}: {person} instead of {asked} answers and {expected} points").into());
        }
    }
    let counted = at(kept, "/counted").as_u64().unwrap_or(u64::MAX);
    if counted > phones as u64 {
        return Err(format!("{counted} counted of {phones}").into());
    }
    println!(
        "    no answer lost or doubled; host: {} MB at most, {} s of processor time",
        at(kept, "/memory"),
        at(kept, "/seconds")
    );
    Ok(())
}

fn begin_host(
    phones: usize,
    lively: bool,
) -> Result<(Child, BufReader<std::process::ChildStdout>, SocketAddr, String), Trouble> {
    let mut child = Command::new(std::env::current_exe()?)
        .env(HOST, phones.to_string())
        .envs(lively.then_some((LIVELY, "1")))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut output = BufReader::new(child.stdout.take().ok_or("no output")?);
    let mut line = String::new();
    output.read_line(&mut line)?;
    let (address, code) = line.trim().split_once(' ').ok_or("no address")?;
    Ok((child, output, address.parse()?, code.to_owned()))
}

/// Two thirds of the answers are right.
const fn is_right(phone: usize, question: usize) -> bool {
    !(phone + question).is_multiple_of(3)
}

/// An idle phone.
struct Phone {
    address: SocketAddr,
    code: String,
    number: usize,
    token: String,
    dice: ChaCha8Rng,
    answers: Vec<[Answer; 2]>,
}

type Socket = WebSocketStream<TcpStream>;

impl Phone {
    fn new(address: SocketAddr, code: String, number: usize, quiz: &Quiz) -> Self {
        let answers = quiz.questions().iter().map(|exercise| {
            let key = &exercise.posed.key;
            let wrong = (0..9).map(Answer::Number).find(|answer| !key.mark(answer.clone()).right);
            [key.answer.clone(), wrong.unwrap_or(Answer::Number(9))]
        });
        let dice = ChaCha8Rng::seed_from_u64(number as u64);
        Self { address, code, number, token: new_secret(), dice, answers: answers.collect() }
    }

    /// Comes in, answers everything, and says how long each answer took to be kept.
    async fn plays(mut self) -> Result<Vec<Duration>, Trouble> {
        sleep(Duration::from_millis(self.dice.random_range(0..2000))).await;
        let mut socket = self.connect().await?;
        let join = json!({"join": {"code": self.code, "name": format!("Phone {}", self.number), "token": self.token}});
        send(&mut socket, &join).await?;
        let mut times = Vec::new();
        let mut answered = 0;
        loop {
            let Some(heard) = hear(&mut socket).await else {
                socket = self.back().await?;
                continue;
            };
            if at(&heard, "/state/phase") == "end" {
                return Ok(times);
            }
            // All of them are behind one address: the last of a thousand wait at the door.
            if at(&heard, "/refused/why") == "too-often" {
                sleep(Duration::from_millis(self.dice.random_range(1000..3000))).await;
                send(&mut socket, &join).await?;
            }
            let question = at(&heard, "/state/question/id").as_u64().map(|id| id as usize);
            if let Some(question) = question.filter(|question| *question >= answered) {
                let (back, took) = self.answer(socket, question).await?;
                socket = back;
                times.push(took);
                answered = question + 1;
            }
        }
    }

    /// Answers until it is kept; every tenth time the connection is lost on the way.
    async fn answer(&mut self, mut socket: Socket, question: usize) -> Result<(Socket, Duration), Trouble> {
        sleep(Duration::from_millis(self.dice.random_range(0..1000))).await;
        let [right, wrong] = self.answers.get(question).ok_or("a question that is not there")?;
        let answer = if is_right(self.number, question) { right } else { wrong };
        let nonce = format!("{}-{question}", self.number);
        let said = json!({"answer": {"question": question, "nonce": nonce, "answer": answer}});
        let drops = self.dice.random_range(0..10) == 0;
        if drops {
            // Half of them lose it before the answer is sent, half right after.
            if self.dice.random_range(0..2) == 0 {
                send(&mut socket, &said).await?;
            }
            drop(socket);
            sleep(Duration::from_millis(self.dice.random_range(50..1500))).await;
            socket = self.back().await?;
        }
        let began = Instant::now();
        loop {
            if send(&mut socket, &said).await.is_err() {
                socket = self.back().await?;
                continue;
            }
            loop {
                let Some(heard) = hear(&mut socket).await else { break };
                if at(&heard, "/kept/nonce") == nonce.as_str() {
                    return Ok((socket, began.elapsed()));
                }
                if let Some(why) = at(&heard, "/refused/why").as_str() {
                    return Err(format!("{} at {question}: {why}", self.number).into());
                }
            }
            socket = self.back().await?;
        }
    }

    async fn connect(&self) -> Result<Socket, Trouble> {
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        Ok(client_async(format!("ws://{}/ws", self.address), stream).await?.0)
    }

    async fn back(&self) -> Result<Socket, Trouble> {
        let mut socket = self.connect().await?;
        send(&mut socket, &json!({"back": {"token": self.token}})).await?;
        Ok(socket)
    }
}

/// The value at a place, or nothing.
fn at<'v>(value: &'v Value, place: &str) -> &'v Value {
    value.pointer(place).unwrap_or(&Value::Null)
}

async fn send(socket: &mut Socket, what: &Value) -> Result<(), Trouble> {
    Ok(socket.send(Message::text(what.to_string())).await?)
}

/// The next thing that is said, pings answered; nothing where the connection is lost.
async fn hear(socket: &mut Socket) -> Option<Value> {
    loop {
        let text = socket.next().await?.ok()?.into_text().ok()?;
        let heard: Value = serde_json::from_str(text.as_str()).ok()?;
        match at(&heard, "/ping").as_u64() {
            Some(number) => send(socket, &json!({"pong": number})).await.ok()?,
            None => return Some(heard),
        }
    }
}
